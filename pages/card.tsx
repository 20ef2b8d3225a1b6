import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { CardCheck } from '@/components/policy/CardCheck';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function CardPage() {
  const t = useTranslations('card');
  return (
    <Page title={t('title')} description={t('description')} noIndex>
      <CardCheck />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['card']) },
});
