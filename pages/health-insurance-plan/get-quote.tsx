import type { GetStaticProps } from 'next';
import { GetQuote } from '@/components/quote/GetQuote';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default GetQuote;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'quote', 'forms', 'validation']) },
});
