import type { GetStaticProps } from 'next';
import { BadRequest } from '@/components/layout/BadRequest';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function BadRequestPage() {
  return <BadRequest kind="badRequest" />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
