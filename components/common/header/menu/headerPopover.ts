import { paths } from '@/lib/config/paths';
import type { Messages } from '@/lib/i18n/messages';
import type { MenuName } from './headerData';

export type PopoverCategory = {
  category: keyof Messages['menu']['categories'];
  categoryLink: string;
  subCategories: readonly { text: keyof Messages['menu']['links']; link: string }[];
};

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
      categoryLink: paths.travel,
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
        { text: 'tellClaim', link: '/claims/tell' },
        { text: 'followClaim', link: '/claims' },
      ],
    },
    {
      category: 'cashless',
      categoryLink: paths.hospitals,
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
        { text: 'autoRenewal', link: '/auto-renewal' },
      ],
    },
  ],
  resources: [
    {
      category: 'read',
      categoryLink: paths.articles,
      subCategories: [
        { text: 'articles', link: paths.articles },
        { text: 'diseases', link: paths.illnesses },
        { text: 'glossary', link: paths.glossary },
        { text: 'questions', link: paths.questions },
      ],
    },
    {
      category: 'tools',
      categoryLink: '/tools',
      subCategories: [
        { text: 'calculator', link: '/tools/premium-calculator' },
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
      categoryLink: '/insure-care.html',
      subCategories: [
        { text: 'downloads', link: '/download-center' },
        { text: 'care', link: '/insure-care.html' },
      ],
    },
  ],
};
