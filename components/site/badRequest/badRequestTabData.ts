import { paths } from '@/lib/config/paths';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['badRequest'];
export type TabName = keyof Texts['tabs'];
type Card = keyof Texts['cards'];

const travel = (country: string) => `${paths.travel}?to=${country}`;

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
    quote: '/health-insurance-plan/get-quote',
    cards: [
      ['plans', '/health-insurance-plans.html'],
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
    quote: '/Travel/get-quote',
    cards: [
      ['international', '/travel-insurance.html'],
      ['student', travel('student')],
      ['us', travel('us')],
      ['thailand', travel('thailand')],
      ['canada', travel('canada')],
      ['schengen', travel('schengen')],
      ['uk', travel('uk')],
      ['dubai', travel('dubai')],
    ],
  },
  {
    name: 'corporate',
    emblem: 'recharge',
    quote: '/corporate-group-health-insurance',
    cards: [
      ['startUp', '/corporate-group-health-insurance'],
      ['groupAccident', '/corporate-group-health-insurance'],
      ['groupOpd', '/corporate-group-health-insurance'],
      ['claimProcess', '/claims'],
    ],
  },
  {
    name: 'claims',
    emblem: 'senior',
    quote: '/health-insurance-plan/get-quote',
    cards: [
      ['claimsPortal', '/claims'],
      ['renewalsPortal', '/renewals'],
    ],
  },
];
