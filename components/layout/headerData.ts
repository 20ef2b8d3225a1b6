import type { Messages } from '@/lib/i18n/messages';

export type MenuName = keyof Messages['layout']['nav'];
export type MenuText = keyof Messages['layout']['menuLinks'];
export type MenuCategory = keyof Messages['layout']['menuCategories'];

export type HeaderEntry = { name: MenuName; iconPath: string; chevronFlag: boolean; link?: string };

export type PopoverCategory = {
  category: MenuCategory;
  categoryLink?: string;
  subCategories: readonly { text: MenuText; link: string }[];
};

/** The entries of the header; names and texts are keys of `layout.json`. */
export const headerList: readonly HeaderEntry[] = [
  { name: 'plans', iconPath: '/art/plan-reassure.svg', chevronFlag: true },
  { name: 'claims', iconPath: '/art/plan-senior.svg', chevronFlag: true },
  { name: 'renewals', iconPath: '/art/plan-premia.svg', chevronFlag: true },
  { name: 'resources', iconPath: '/art/plan-smart.svg', chevronFlag: true },
  { name: 'support', iconPath: '/art/plan-aspire.svg', chevronFlag: true },
  { name: 'agent', iconPath: '/art/plan-recharge.svg', chevronFlag: false, link: '/become-an-agent.html' },
];

/** What opens under an entry, by its name. */
export const headerPopover: Partial<Record<MenuName, readonly PopoverCategory[]>> = {
  plans: [
    {
      category: 'byFamily',
      categoryLink: '/health-insurance-plans.html',
      subCategories: [
        { text: 'individual', link: '/individual-health-insurance-plans.html' },
        { text: 'family', link: '/family-health-insurance-plans.html' },
        { text: 'senior', link: '/category/senior-citizens' },
        { text: 'maternity', link: '/category/maternity' },
      ],
    },
    {
      category: 'byNeed',
      categoryLink: '/health-insurance-plans.html',
      subCategories: [
        { text: 'criticalIllness', link: '/category/critical-illness' },
        { text: 'accident', link: '/category/personal-accident' },
        { text: 'mediclaim', link: '/mediclaim.html' },
        { text: 'topUp', link: '/category/top-up' },
      ],
    },
    {
      category: 'beyond',
      subCategories: [
        { text: 'travel', link: '/travel-insurance.html' },
        { text: 'corporate', link: '/corporate-group-health-insurance' },
        { text: 'portability', link: '/portability' },
      ],
    },
  ],
  claims: [
    {
      category: 'makeClaim',
      categoryLink: '/claims',
      subCategories: [
        { text: 'tellClaim', link: '/claims#new' },
        { text: 'followClaim', link: '/claims#status' },
      ],
    },
    {
      category: 'cashless',
      subCategories: [
        { text: 'hospitals', link: '/network-hospitals' },
        { text: 'claimSteps', link: '/claims#steps' },
      ],
    },
  ],
  renewals: [
    {
      category: 'keepCover',
      categoryLink: '/renewals',
      subCategories: [
        { text: 'renewNow', link: '/renewals' },
        { text: 'autoRenewal', link: '/renewals#auto' },
      ],
    },
  ],
  resources: [
    {
      category: 'read',
      categoryLink: '/health-insurance-articles.html',
      subCategories: [
        { text: 'articles', link: '/health-insurance-articles.html' },
        { text: 'diseases', link: '/disease-a-z' },
        { text: 'glossary', link: '/glossary' },
      ],
    },
    {
      category: 'tools',
      subCategories: [
        { text: 'calculator', link: '/health-insurance-plan/get-quote' },
        { text: 'abha', link: '/abha/Index' },
      ],
    },
  ],
  support: [
    {
      category: 'talk',
      categoryLink: '/contact-us.html',
      subCategories: [
        { text: 'contact', link: '/contact-us.html' },
        { text: 'grievance', link: '/grievance-redressal' },
        { text: 'doNotDisturb', link: '/do-not-disturb' },
      ],
    },
    {
      category: 'getThings',
      subCategories: [
        { text: 'downloads', link: '/download-center' },
        { text: 'care', link: '/insure-care.html' },
      ],
    },
  ],
};
