import type { GetStaticProps } from 'next';
import { type ApiAnswer, type ApiCall, ApiDocs } from '@/components/site/dev/ApiDocs';
import { Page } from '@/components/common/page/Page';
import { listAnswers, listCalls } from '@/lib/server/api/listCalls';
import { everyCall } from '@/lib/server/api/publishedCalls';
import { loadMessages } from '@/lib/i18n/loadMessages';

const title = 'The whole API';
const about = 'With the calls of staff and of development, which /docs/api leaves out.';

type Props = { calls: readonly ApiCall[]; answers: readonly ApiAnswer[] };

export default function WholeApiPage(props: Props) {
  return (
    <Page title={title} noIndex className="wrap section">
      <h1>{title}</h1>
      <p className="lead">{about}</p>
      <ApiDocs {...props} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    calls: listCalls(everyCall),
    answers: listAnswers(everyCall),
    messages: await loadMessages(locale, []),
  },
});
