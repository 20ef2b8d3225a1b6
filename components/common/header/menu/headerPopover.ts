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
      categoryLink: paths.allPlans,
      subCategories: [
        { text: 'individual', link: '/individual-health-insurance-plans.html' },
        { text: 'family', link: '/family-health-insurance-plans.html' },
        { text: 'senior', link: '/category/senior-citizens' },
        { text: 'maternity', link: '/category/maternity' },
      ],
    },
    {
      category: 'byNeed',
      categoryLink: paths.allPlans,
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
        { text: 'travel', link: paths.travel },
        { text: 'corporate', link: paths.corporate },
        { text: 'portability', link: paths.portability },
      ],
    },
  ],
  claims: [
    {
      category: 'makeClaim',
      categoryLink: paths.claims,
      subCategories: [
        { text: 'tellClaim', link: paths.tellClaim() },
        { text: 'followClaim', link: paths.claims },
      ],
    },
    {
      category: 'cashless',
      categoryLink: paths.hospitals,
      subCategories: [
        { text: 'hospitals', link: paths.hospitals },
        { text: 'claimSteps', link: `${paths.claims}#steps` },
      ],
    },
  ],
  renewals: [
    {
      category: 'keepCover',
      categoryLink: paths.renewals,
      subCategories: [
        { text: 'renewNow', link: paths.renewals },
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
      categoryLink: paths.tools,
      subCategories: [
        { text: 'calculator', link: paths.tool('premium-calculator') },
        { text: 'abha', link: '/abha/Index' },
      ],
    },
  ],
  support: [
    {
      category: 'talk',
      categoryLink: paths.contact,
      subCategories: [
        { text: 'contact', link: paths.contact },
        { text: 'grievance', link: paths.grievance },
        { text: 'doNotDisturb', link: paths.doNotDisturb },
      ],
    },
    {
      category: 'getThings',
      categoryLink: '/insure-care.html',
      subCategories: [
        { text: 'downloads', link: paths.downloads },
        { text: 'care', link: '/insure-care.html' },
      ],
    },
  ],
};
