import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { HealthPage } from '@/components/declaration/HealthPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function HealthStepPage() {
  const t = useTranslations('declaration');
  return (
    <OwnPage title={t('title')} noIndex>
      <HealthPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'declaration',
      'verify',
      'quote',
      'forms',
      'validation',
    ]),
  },
});
