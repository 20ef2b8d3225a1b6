import type { Messages } from '@/lib/i18n/messages';
import type { PlanKey } from './plans';

type Texts = Messages['sections']['recommend'];

export type Answers = {
  who: keyof Texts['whoChoices'];
  medicine: keyof Texts['medicineChoices'];
  office: keyof Texts['officeChoices'];
};

export type Recommendation = {
  picks: readonly { plan: PlanKey; reason: keyof Texts['reasons'] }[];
  /** The plan one might have expected, and why it isn't there. */
  left: keyof Texts['left'];
};

const forParents = { plan: 'senior', reason: 'seniorParents' } as const;
const overOffice = { plan: 'recharge', reason: 'rechargeOffice' } as const;
const withSugar = { plan: 'smart', reason: 'smartSugar' } as const;
const forFamily = { plan: 'reassure', reason: 'reassureFamily' } as const;
const forOne = { plan: 'aspire', reason: 'aspireYoung' } as const;

/** Three answers, one or two plans: parents apart, an office cover topped up, sugar and pressure without a wait. */
export function recommend({ who, medicine, office }: Answers): Recommendation {
  const hasSugar = medicine === 'sugar';
  if (who === 'parents') {
    const own = office === 'yes' ? overOffice : forFamily;
    return { picks: [forParents, own], left: hasSugar ? 'smart' : 'premia' };
  }
  if (hasSugar) return { picks: office === 'yes' ? [withSugar, overOffice] : [withSugar], left: 'reassure' };
  if (office === 'yes') return { picks: [overOffice], left: 'premia' };
  return { picks: [who === 'me' ? forOne : forFamily], left: 'recharge' };
}
