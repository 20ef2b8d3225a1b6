import { brand } from '@/lib/brand';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['badRequest'];
export type TabName = keyof Texts['tabs'];
type Card = keyof Texts['cards'];

const site = `https://${brand.domain}`;
const travel = (country: string) => `${site}/travel-insurance.html?to=${country}`;

export type Tab = {
  name: TabName;
  emblem: string;
  quote: string;
  /** All of them link to the brand's main site. */
  cards: readonly (readonly [Card, string])[];
};

export const badRequestTabs: readonly Tab[] = [
  {
    name: 'health',
    emblem: 'reassure',
    quote: '/health-insurance-plan/get-quote',
    cards: [
      ['plans', `${site}/health-insurance-plans.html`],
      ['family', `${site}/family-health-insurance-plans.html`],
      ['individual', `${site}/individual-health-insurance-plans.html`],
      ['criticalIllness', `${site}/category/critical-illness`],
      ['accident', `${site}/category/personal-accident`],
      ['senior', `${site}/category/senior-citizens`],
      ['maternity', `${site}/category/maternity`],
      ['mediclaim', `${site}/mediclaim.html`],
      ['topUp', `${site}/category/top-up`],
    ],
  },
  {
    name: 'travel',
    emblem: 'aspire',
    quote: '/Travel/get-quote',
    cards: [
      ['international', `${site}/travel-insurance.html`],
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
      ['startUp', `${site}/corporate-group-health-insurance`],
      ['groupAccident', `${site}/corporate-group-health-insurance`],
      ['groupOpd', `${site}/corporate-group-health-insurance`],
      ['claimProcess', `${site}/claims`],
    ],
  },
  {
    name: 'claims',
    emblem: 'senior',
    quote: '/health-insurance-plan/get-quote',
    cards: [
      ['claimsPortal', `${site}/claims`],
      ['renewalsPortal', `${site}/renewals`],
    ],
  },
];
