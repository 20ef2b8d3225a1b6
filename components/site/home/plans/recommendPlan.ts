import type { Feature } from '@/lib/domain/plans/planFeatures.data';
import type { Messages } from '@/lib/i18n/messages';
import type { OfferKey } from './planCardData';

type Texts = Messages['recommend'];

export type Answers = {
  who: keyof Texts['whoChoices'];
  medicine: keyof Texts['medicineChoices'];
  office: keyof Texts['officeChoices'];
};

type Choice = {
  offer: OfferKey;
  reason: keyof Texts['reasons'];
  /** The claim that completes the reason. */
  point?: Feature;
};

export type Recommendation = {
  picks: readonly Choice[];
  /** The expected plan that was left out, with the reason. */
  left: keyof Texts['left'];
};

export type Picks = Recommendation['picks'];

const forParents: Choice = { offer: 'senior', reason: 'seniorParents' };
const forParentsWithSugar: Choice = { offer: 'seniorSmart', reason: 'seniorSmart' };
const overOffice: Choice = { offer: 'recharge', reason: 'rechargeOffice' };
const withSugar: Choice = { offer: 'smart', reason: 'smartSugar' };
const forFamily: Choice = { offer: 'reassure', reason: 'reassureFamily', point: 'refill' };
const forOne: Choice = { offer: 'aspire', reason: 'aspireYoung', point: 'maternity' };

/**
 * Recommends one or two plans from three answers: parents get a policy of their own, office cover is topped up, and
 * diabetes or blood pressure gets a plan without a waiting period.
 */
export function recommendPlan({ who, medicine, office }: Answers): Recommendation {
  const hasSugar = medicine === 'sugar';
  const hasOffice = office === 'yes';
  if (who === 'parents') {
    const parents = hasSugar ? forParentsWithSugar : forParents;
    return { picks: [parents, hasOffice ? overOffice : forFamily], left: hasSugar ? 'without' : 'premia' };
  }
  if (hasSugar) return { picks: hasOffice ? [withSugar, overOffice] : [withSugar], left: 'without' };
  if (hasOffice) return { picks: [overOffice], left: 'premia' };
  return { picks: [who === 'me' ? forOne : forFamily], left: 'recharge' };
}
