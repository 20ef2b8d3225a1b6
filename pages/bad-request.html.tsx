import type { GetStaticProps } from 'next';
import { BadRequest } from '@/components/site/badRequest/BadRequest';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { REQUEST_ID_PLACE } from '@/lib/server/http/requestId';

export default function BadRequestPage({ requestId }: { requestId: string }) {
  return <BadRequest requestId={requestId} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { requestId: REQUEST_ID_PLACE, messages: await loadMessages(locale, ['badRequest']) },
});
