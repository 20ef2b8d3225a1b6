import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { SharedQuotePage } from '@/components/quote/summary/SharedQuotePage';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function SharedQuoteRoute() {
  const t = useTranslations('share');
  return (
    <Page title={t('title')} noIndex>
      <SharedQuotePage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['quote', 'bill', 'share']) },
});
