import type { Messages } from '@/lib/i18n/messages';

export type MenuName = keyof Messages['layout']['nav'];

export type HeaderEntry = {
  name: MenuName;
  iconPath: string;
  /** A picture of our own art beside an entry's links; without one, the promotion stands there. */
  picture?: string;
  chevronFlag: boolean;
  link?: string;
};

export const headerList: readonly HeaderEntry[] = [
  { name: 'plans', iconPath: '/art/plan-reassure.svg', chevronFlag: true },
  { name: 'claims', iconPath: '/art/plan-senior.svg', picture: '/art/corridor.svg', chevronFlag: true },
  { name: 'renewals', iconPath: '/art/plan-premia.svg', picture: '/art/lamp.svg', chevronFlag: true },
  { name: 'resources', iconPath: '/art/plan-smart.svg', picture: '/art/spot-empty.svg', chevronFlag: true },
  {
    name: 'support',
    iconPath: '/art/plan-aspire.svg',
    picture: '/art/person-lakshmi.svg',
    chevronFlag: true,
  },
  { name: 'agent', iconPath: '/art/plan-recharge.svg', chevronFlag: false, link: '/become-an-agent.html' },
];
