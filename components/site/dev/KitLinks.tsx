import Link from 'next/link';
import { locales } from '@/lib/i18n/locales';
import { KitSection } from './KitSection';
import { PROPOSAL_STATES } from './KitProposal';

/** States that need a page of their own, in every language. */
export function KitLinks() {
  const pages = ['/dev/ui', ...PROPOSAL_STATES.map((state) => `/dev/proposal/${state}`)];
  return (
    <KitSection title="Proposal and policy" about="Each state on its own page, in every language.">
      <ul>
        {pages.map((page) => (
          <li key={page}>
            {page}:{' '}
            {locales.map((locale) => (
              <Link
                key={locale}
                href={page}
                locale={locale}
                prefetch={false}
                style={{ marginInlineEnd: 'var(--s-1)' }}
              >
                {locale}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </KitSection>
  );
}
