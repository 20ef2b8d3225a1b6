import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnPage } from '@/components/verify/OwnPage';
import { PolicyPage } from '@/components/policy/PolicyPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function OwnPolicyPage() {
  const t = useTranslations('policy');
  return (
    <OwnPage title={t('title')} noIndex>
      <PolicyPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'policy',
      'nextTerm',
      'papers',
      'bill',
      'forms',
      'validation',
      'verify',
    ]),
  },
});
