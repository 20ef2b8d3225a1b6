import type { GetStaticProps } from 'next';
import { ReviewPage } from '@/components/reviews/ReviewPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function Review() {
  return <ReviewPage />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['review']) },
});
