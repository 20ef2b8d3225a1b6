import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['footer'];
type Entry<Text> = { text: Text; link: string; newTab?: boolean };
export type FooterColumn = { heading: keyof Texts['columns']; links: readonly Entry<keyof Texts['links']>[] };
export type SearchGroup = {
  heading: keyof Texts['searches']['groups'];
  links: readonly Entry<keyof Texts['searches']['links']>[];
};

/** The five columns; texts are keys of `footer.json`. */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'plans',
    links: [
      { text: 'individual', link: '/individual-health-insurance-plans.html' },
      { text: 'family', link: '/family-health-insurance-plans.html' },
      { text: 'senior', link: '/category/senior-citizens' },
      { text: 'criticalIllness', link: '/category/critical-illness' },
      { text: 'accident', link: '/category/personal-accident' },
      { text: 'maternity', link: '/category/maternity' },
      { text: 'mediclaim', link: '/mediclaim.html' },
      { text: 'topUp', link: '/category/top-up' },
      { text: 'travel', link: '/travel-insurance.html' },
    ],
  },
  {
    heading: 'company',
    links: [
      { text: 'about', link: '/about-us' },
      { text: 'management', link: '/management' },
      { text: 'board', link: '/board' },
      { text: 'promoters', link: '/promoters' },
      { text: 'media', link: '/media-center' },
      { text: 'disclosures', link: '/public-disclosures' },
      { text: 'investors', link: '/investor-relations' },
      { text: 'esg', link: '/esg-policy' },
      { text: 'suppliers', link: '/supplier-code-of-conduct' },
      { text: 'unclaimed', link: '/unclaimed-amount' },
      { text: 'stores', link: '/store-locator' },
    ],
  },
  {
    heading: 'tools',
    links: [
      { text: 'calculator', link: '/tools/premium-calculator' },
      { text: 'articles', link: '/health-insurance-articles.html' },
      { text: 'channelPayment', link: '/channel-payment' },
      { text: 'glossary', link: '/glossary' },
      { text: 'grievance', link: '/grievance-redressal' },
      { text: 'careers', link: '/careers' },
      { text: 'autoRenewal', link: '/renewals#auto' },
      { text: 'doNotDisturb', link: '/do-not-disturb' },
      { text: 'downloads', link: '/download-center' },
      { text: 'abha', link: '/abha/Index' },
      { text: 'contact', link: '/contact-us.html' },
      { text: 'care', link: '/insure-care.html' },
    ],
  },
  {
    heading: 'legal',
    links: [
      { text: 'terms', link: '/help-centre/help-terms-and-condition.html' },
      { text: 'privacy', link: '/help-centre/privacypolicy.html' },
      { text: 'ombudsman', link: '/ombudsman' },
      { text: 'products', link: '/product-list' },
      { text: 'education', link: '/consumer-education' },
      { text: 'stewardship', link: '/stewardship' },
      { text: 'underwriting', link: '/underwriting-philosophy' },
      { text: 'whistleblower', link: '/whistleblower-policy' },
    ],
  },
  {
    heading: 'login',
    links: [
      { text: 'customer', link: 'https://my.sukhayu.example/', newTab: true },
      { text: 'agents', link: 'https://agents.sukhayu.example/', newTab: true },
      { text: 'provider', link: 'https://providers.sukhayu.example/', newTab: true },
      { text: 'healthLink', link: 'https://healthlink.sukhayu.example/', newTab: true },
      { text: 'becomeAgent', link: '/become-an-agent.html' },
      { text: 'infosec', link: '/infosec-incident-reporting' },
      { text: 'survey', link: '/call-centre-feedback' },
    ],
  },
];

const article = '/health-insurance-articles.html';
const hospitals = '/network-hospitals';

export const popularSearches: readonly SearchGroup[] = [
  {
    heading: 'health',
    links: [
      { text: 'floater', link: '/family-health-insurance-plans.html' },
      { text: 'crore', link: '/health-insurance-plans.html' },
      { text: 'parents', link: '/category/senior-citizens' },
    ],
  },
  {
    heading: 'schemes',
    links: [
      { text: 'ayushman', link: article },
      { text: 'abhaCard', link: '/abha/Index' },
    ],
  },
  {
    heading: 'travel',
    links: [
      { text: 'schengen', link: '/travel-insurance.html' },
      { text: 'us', link: '/travel-insurance.html' },
      { text: 'thailand', link: '/travel-insurance.html' },
    ],
  },
  { heading: 'agent', links: [{ text: 'earnings', link: '/become-an-agent.html' }] },
  {
    heading: 'group',
    links: [
      { text: 'startUp', link: '/corporate-group-health-insurance' },
      { text: 'groupAccident', link: '/corporate-group-health-insurance' },
    ],
  },
  {
    heading: 'hospitals',
    links: [
      { text: 'delhi', link: hospitals },
      { text: 'chennai', link: hospitals },
      { text: 'pune', link: hospitals },
    ],
  },
  { heading: 'covid', links: [{ text: 'covidCover', link: article }] },
  { heading: 'wellness', links: [{ text: 'diseases', link: '/disease-a-z' }] },
  {
    heading: 'calculators',
    links: [
      { text: 'premium', link: '/tools/premium-calculator' },
      { text: 'bmi', link: '/tools/bmi' },
    ],
  },
  { heading: 'others', links: [{ text: 'portability', link: '/portability' }] },
];
