import type { GetStaticProps } from 'next';
import { Page } from '@/components/common/page/Page';
import { Stored } from '@/components/site/dev/Stored';
import { loadMessages } from '@/lib/i18n/loadMessages';

const title = 'What is stored';
const about = 'Newest first, read only, every other second. What is sealed stays sealed.';

export default function StoredPage() {
  return (
    <Page title={title} noIndex className="wrap section">
      <h1>{title}</h1>
      <p className="lead">{about}</p>
      <Stored />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
