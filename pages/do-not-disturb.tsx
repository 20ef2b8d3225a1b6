import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnPage } from '@/components/verify/OwnPage';
import { DoNotDisturb } from '@/components/consents/DoNotDisturb';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function DoNotDisturbPage() {
  const t = useTranslations('consents');
  return (
    <OwnPage title={t('title')} description={t('description')} trail={[{ title: t('title') }]}>
      <DoNotDisturb />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'consents', 'verify', 'validation']) },
});
