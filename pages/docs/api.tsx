import type { GetStaticProps } from 'next';
import { ApiDocs, type ApiCall } from '@/components/site/dev/ApiDocs';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { listCalls } from '@/lib/server/api/listCalls';

const title = 'The API';
const description = '/api/openapi.json';
const about =
  'JSON in, JSON out. Every post may carry leadDir, directorySlug and deviceType. A failure is { message, code, fields?, requestId }. The same for machines, with all rules: ';

export default function ApiDocsPage({ calls }: { calls: readonly ApiCall[] }) {
  return (
    <Page title={title} noIndex className="wrap section">
      <h1>{title}</h1>
      <p className="lead">
        {about}
        <a href={description}>{description}</a>
      </p>
      <ApiDocs calls={calls} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { calls: listCalls(), messages: await loadMessages(locale, []) },
});
