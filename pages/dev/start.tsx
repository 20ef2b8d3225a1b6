import type { GetStaticProps } from 'next';
import { KitSection } from '@/components/site/dev/KitSection';
import { Personas } from '@/components/site/dev/Personas';
import { Page } from '@/components/common/page/Page';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/loadMessages';

const title = 'Begin as somebody';
const pages = [
  [paths.outbox, 'What would have been sent, codes included'],
  [paths.stored, 'What the database holds'],
  ['/dev/api', 'All calls of the API, those of staff and development too'],
  ['/dev/ui', 'Every token, component and state'],
] as const;

/** Makes this browser a sample person's by one press, for those who develop. */
export default function DevStartPage() {
  return (
    <Page title={title} noIndex className="wrap">
      <h1>{title}</h1>
      <Personas />
      <KitSection title="Behind the site" about="Pages for who develops; production has none of them.">
        <ul>
          {pages.map(([href, says]) => (
            <li key={href}>
              <Link href={href}>{says}</Link>
            </li>
          ))}
        </ul>
      </KitSection>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['errors']) },
});
