import type { MedicalAnswers } from '@/lib/domain/application/answers';
import { MEDICAL_QUESTIONS, type MedicalQuestionId } from '@/lib/domain/application/medical.data';
import { ageInYears, type IsoDate, MINIMUM_AGE } from '@/lib/domain/common/dates';
import type { Declaration, KycStatus } from '@/lib/domain/quote/journey/nextStep';
import type { PaymentMode } from '@/lib/domain/payment/payment';
import { isProductSlug } from '@/lib/domain/plans/products';
import { bmiOf } from '@/lib/domain/site/tools/bmi';
import { MAX_AGE_OF, STRAIGHT_THROUGH } from './rules.data';

export const REFERRAL_REASONS = [
  'declaration',
  'illness',
  'refusedBefore',
  'habits',
  'bmi',
  'age',
  'sumInsured',
  'zone',
  'kyc',
  'porting',
] as const;
export type ReferralReason = (typeof REFERRAL_REASONS)[number];

export type Life = {
  dateOfBirth: IsoDate;
  heightCm: number;
  weightKg: number;
  medical: MedicalAnswers;
};

export type Proposal = {
  product: string;
  sumInsured: number;
  declaration: Declaration;
  kyc: KycStatus;
  lives: readonly Life[];
  /** An insured proposer lives where the plan costs more than in the place of the price. */
  isDearerAtHome?: boolean;
  /**
   * The customer comes from another insurer, whose record isn't read yet: if issued now, waiting periods would begin
   * anew.
   */
  isPortOpen?: boolean;
};

export type KnownProposal = Omit<Proposal, 'lives'> & { lives: readonly Pick<Life, 'dateOfBirth'>[] };

export type MachineDecision =
  | { decision: 'accepted' }
  | { decision: 'referred'; reasons: readonly ReferralReason[] };

/** Only an underwriter declines. */
export function decide(proposal: Proposal, today: IsoDate): MachineDecision {
  const reasons = REFERRAL_REASONS.filter((reason) => applies[reason](proposal, today));
  return reasons.length === 0 ? { decision: 'accepted' } : { decision: 'referred', reasons };
}

export function paymentMode(proposal: KnownProposal, today: IsoDate): PaymentMode {
  return Object.values(known).some((isReferred) => isReferred(proposal, today)) ? 'block' : 'pay';
}

type Rule<P> = (proposal: P, today: IsoDate) => boolean;

const known = {
  declaration: ({ declaration }) => declaration === 'disclosed',
  age: ({ product, lives }, today) => eldestAge(lives, today) > maxAgeOf(product),
  sumInsured: ({ sumInsured, lives }, today) => sumInsured >= largeSumAt(eldestAge(lives, today)),
  kyc: ({ kyc }) => kyc !== 'verified',
} satisfies Partial<Record<ReferralReason, Rule<KnownProposal>>>;

const applies: Record<ReferralReason, Rule<Proposal>> = {
  ...known,
  illness: ({ lives }) => lives.some(({ medical }) => illnesses.some((id) => saysYes(medical, id))),
  refusedBefore: ({ lives }) => lives.some(({ medical }) => saysYes(medical, 'refused')),
  habits: ({ lives }) =>
    lives.some(({ medical }) => exceeds(medical, 'tobacco') || exceeds(medical, 'alcohol')),
  zone: ({ isDearerAtHome = false }) => isDearerAtHome,
  porting: ({ isPortOpen = false }) => isPortOpen,
  bmi: ({ lives }, today) => lives.filter((life) => isAdult(life, today)).some(hasUnusualWeight),
};

const otherwise: readonly MedicalQuestionId[] = ['tobacco', 'alcohol', 'refused'];
const illnesses = MEDICAL_QUESTIONS.map(({ id }) => id).filter((id) => !otherwise.includes(id));

function saysYes(medical: MedicalAnswers, id: MedicalQuestionId): boolean {
  return medical[id]?.answer === 'yes';
}

function exceeds(medical: MedicalAnswers, habit: 'tobacco' | 'alcohol'): boolean {
  return saysYes(medical, habit) && Number(medical[habit]?.amount) > STRAIGHT_THROUGH.habits[habit];
}

function isAdult({ dateOfBirth }: Life, today: IsoDate): boolean {
  return ageInYears(dateOfBirth, today) >= MINIMUM_AGE;
}

function hasUnusualWeight(life: Life): boolean {
  const { value: bmi } = bmiOf(life.heightCm, life.weightKg);
  return bmi < STRAIGHT_THROUGH.bmi.min || bmi > STRAIGHT_THROUGH.bmi.max;
}

function eldestAge(lives: KnownProposal['lives'], today: IsoDate): number {
  return Math.max(...lives.map(({ dateOfBirth }) => ageInYears(dateOfBirth, today)));
}

function maxAgeOf(product: string): number {
  return (isProductSlug(product) && MAX_AGE_OF[product]) || STRAIGHT_THROUGH.maxAge;
}

function largeSumAt(age: number): number {
  const { sumInsured, elder } = STRAIGHT_THROUGH;
  return age >= elder.age ? elder.sumInsured : sumInsured;
}
