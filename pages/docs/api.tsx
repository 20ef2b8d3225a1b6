import type { GetStaticProps } from 'next';
import { type ApiAnswer, type ApiCall, ApiDocs } from '@/components/site/dev/ApiDocs';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { listAnswers, listCalls } from '@/lib/server/api/listCalls';
import { customersCalls } from '@/lib/server/api/publishedCalls';

const title = 'The API';
const description = '/api/openapi.json';
const about =
  'JSON in, JSON out. Every post may carry leadDir, directorySlug and deviceType. A failure is { message, code, fields?, requestId }. The same for machines, with all rules: ';

type Props = { calls: readonly ApiCall[]; answers: readonly ApiAnswer[] };

export default function ApiDocsPage(props: Props) {
  return (
    <Page title={title} noIndex className="wrap section">
      <h1>{title}</h1>
      <p className="lead">
        {about}
        <a href={description}>{description}</a>
      </p>
      <ApiDocs {...props} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    calls: listCalls(customersCalls),
    answers: listAnswers(customersCalls),
    messages: await loadMessages(locale, []),
  },
});
