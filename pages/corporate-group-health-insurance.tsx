import type { GetStaticProps } from 'next';
import { CorporatePage } from '@/components/site/corporate/CorporatePage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function CorporateGroupPage() {
  return <CorporatePage />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['bill', 'forms', 'group', 'product', 'validation']) },
});
