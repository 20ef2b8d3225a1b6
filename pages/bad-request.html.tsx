import type { GetStaticProps } from 'next';
import { BadRequest } from '@/components/layout/BadRequest';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default BadRequest;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
