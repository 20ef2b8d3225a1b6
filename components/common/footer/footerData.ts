import { paths } from '@/lib/config/paths';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Messages['footer'];
type Entry<Text> = { text: Text; link: string; newTab?: boolean };
export type FooterColumn = { heading: keyof Texts['columns']; links: readonly Entry<keyof Texts['links']>[] };
export type SearchGroup = {
  heading: keyof Texts['searches']['groups'];
  links: readonly Entry<keyof Texts['searches']['links']>[];
};

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
      { text: 'travel', link: paths.travel },
    ],
  },
  {
    heading: 'company',
    links: [
      { text: 'about', link: '/about-us' },
      { text: 'management', link: '/about-us/management' },
      { text: 'board', link: '/about-us/board' },
      { text: 'promoters', link: '/about-us/promoters' },
      { text: 'media', link: paths.mediaCenter },
      { text: 'disclosures', link: '/about-us/public-disclosures' },
      { text: 'investors', link: '/about-us/investor-relations' },
      { text: 'esg', link: '/about-us/esg' },
      { text: 'suppliers', link: '/about-us/supplier-code' },
      { text: 'unclaimed', link: paths.unclaimed },
      { text: 'stores', link: '/store-locator' },
    ],
  },
  {
    heading: 'tools',
    links: [
      { text: 'calculator', link: paths.tool('premium-calculator') },
      { text: 'hospitals', link: paths.hospitals },
      { text: 'claims', link: paths.claims },
      { text: 'articles', link: paths.articles },
      { text: 'channelPayment', link: '/channel-payment' },
      { text: 'glossary', link: paths.glossary },
      { text: 'grievance', link: paths.grievance },
      { text: 'careers', link: paths.careers },
      { text: 'autoRenewal', link: '/auto-renewal' },
      { text: 'doNotDisturb', link: paths.doNotDisturb },
      { text: 'downloads', link: paths.downloads },
      { text: 'abha', link: '/abha/Index' },
      { text: 'contact', link: paths.contact },
      { text: 'care', link: '/insure-care.html' },
    ],
  },
  {
    heading: 'legal',
    links: [
      { text: 'terms', link: '/help-centre/help-terms-and-condition.html' },
      { text: 'privacy', link: '/help-centre/privacypolicy.html' },
      { text: 'ombudsman', link: paths.ombudsman },
      { text: 'products', link: '/legal/product-list' },
      { text: 'education', link: '/legal/consumer-education' },
      { text: 'stewardship', link: '/legal/stewardship' },
      { text: 'underwriting', link: '/legal/underwriting-philosophy' },
      { text: 'whistleblower', link: '/legal/whistleblower' },
    ],
  },
  {
    heading: 'login',
    links: [
      { text: 'customer', link: paths.my },
      { text: 'agents', link: 'https://agents.sukhayu.example/', newTab: true },
      { text: 'provider', link: 'https://providers.sukhayu.example/', newTab: true },
      { text: 'healthLink', link: 'https://healthlink.sukhayu.example/', newTab: true },
      { text: 'becomeAgent', link: '/become-an-agent.html' },
      { text: 'infosec', link: '/legal/infosec' },
      { text: 'survey', link: '/survey' },
    ],
  },
];

export const popularSearches: readonly SearchGroup[] = [
  {
    heading: 'health',
    links: [
      { text: 'floater', link: '/family-health-insurance-plans.html' },
      { text: 'crore', link: paths.allPlans },
      { text: 'parents', link: '/category/senior-citizens' },
    ],
  },
  {
    heading: 'schemes',
    links: [
      { text: 'ayushman', link: '/abha/Index' },
      { text: 'abhaCard', link: '/abha/Index' },
    ],
  },
  {
    heading: 'travel',
    links: [
      { text: 'schengen', link: `${paths.travel}#schengen` },
      { text: 'us', link: `${paths.travel}#us` },
      { text: 'thailand', link: `${paths.travel}#asia` },
    ],
  },
  { heading: 'agent', links: [{ text: 'earnings', link: '/become-an-agent.html#earn' }] },
  {
    heading: 'group',
    links: [
      { text: 'startUp', link: `${paths.corporate}#startUp` },
      { text: 'groupAccident', link: `${paths.corporate}#groupAccident` },
    ],
  },
  {
    heading: 'hospitals',
    links: [
      { text: 'delhi', link: paths.hospitalsOf('delhi') },
      { text: 'chennai', link: paths.hospitalsOf('chennai') },
      { text: 'pune', link: paths.hospitalsOf('pune') },
    ],
  },
  { heading: 'covid', links: [{ text: 'covidCover', link: paths.illness('covid-19') }] },
  { heading: 'wellness', links: [{ text: 'diseases', link: paths.illnesses }] },
  {
    heading: 'calculators',
    links: [
      { text: 'premium', link: paths.tool('premium-calculator') },
      { text: 'bmi', link: paths.tool('bmi') },
    ],
  },
  { heading: 'others', links: [{ text: 'portability', link: paths.portability }] },
];
