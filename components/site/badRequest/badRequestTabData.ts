import { paths } from '@/lib/config/paths';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['badRequest'];
export type TabName = keyof Texts['tabs'];
type Card = keyof Texts['cards'];

/** A name of DESTINATION_LINKS or a destination: the trip begins with that country. */
const trip = (country: string) => `${paths.tripQuote}?${new URLSearchParams({ to: country })}`;

export type Tab = {
  name: TabName;
  emblem: string;
  quote: string;
  cards: readonly (readonly [Card, string])[];
};

export const badRequestTabs: readonly Tab[] = [
  {
    name: 'health',
    emblem: 'reassure',
    quote: paths.getQuote,
    cards: [
      ['plans', paths.allPlans],
      ['family', '/family-health-insurance-plans.html'],
      ['individual', '/individual-health-insurance-plans.html'],
      ['criticalIllness', '/category/critical-illness'],
      ['accident', '/category/personal-accident'],
      ['senior', '/category/senior-citizens'],
      ['maternity', '/category/maternity'],
      ['mediclaim', '/mediclaim.html'],
      ['topUp', '/category/top-up'],
    ],
  },
  {
    name: 'travel',
    emblem: 'aspire',
    quote: paths.tripQuote,
    cards: [
      ['international', paths.travel],
      ['student', `${paths.tripQuote}?kind=studies`],
      ['us', trip('us')],
      ['thailand', trip('thailand')],
      ['canada', trip('canada')],
      ['schengen', trip('schengen')],
      ['uk', trip('uk')],
      ['dubai', trip('dubai')],
    ],
  },
  {
    name: 'corporate',
    emblem: 'recharge',
    quote: paths.corporate,
    cards: [
      ['startUp', `${paths.corporate}#startUp`],
      ['groupAccident', `${paths.corporate}#groupAccident`],
      ['groupOpd', `${paths.corporate}#groupOpd`],
      ['claimProcess', paths.claims],
    ],
  },
  {
    name: 'claims',
    emblem: 'senior',
    quote: paths.getQuote,
    cards: [
      ['claimsPortal', paths.claims],
      ['renewalsPortal', paths.renewals],
    ],
  },
];
