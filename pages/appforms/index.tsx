import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ApplicationPage } from '@/components/application/ApplicationPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function AppformPage() {
  const t = useTranslations('application');
  return (
    <OwnPage title={t('title')} noIndex className="sheet">
      <ApplicationPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'application',
      'medical',
      'bill',
      'forms',
      'validation',
      'verify',
    ]),
  },
});
