import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import type { PersonRefusal } from '@/lib/domain/claims/desk/refusals.data';
import type { TypedBill } from '@/lib/domain/claims/desk/typedBill';
import type { ClaimQuestion } from '@/lib/domain/claims/dialogue';
import type { PastClaim } from '@/lib/domain/claims/settle/coverLeft';
import type { HospitalBill, Settlement } from '@/lib/domain/claims/settle/settle';
import { addPaise } from '@/lib/domain/common/money';
import type { PayoutAccount } from '@/lib/server/integrations/claims/payout';
import { sealedField } from '@/lib/server/services/common/personalData';
import { type ClaimCaseRecord, listDecidedClaims } from '@/models/claims/claimCase';

const sealedAnswers = sealedField<ClaimAnswers>('claimCases', 'answers');
const sealedSettled = sealedField<Settled | Refused>('claimCases', 'settled');
const sealedBill = sealedField<TypedBill>('claimCases', 'typedBill');

const sealedAccount = sealedField<PayoutAccount>('claimCases', 'account');
const sealedOrdered = sealedField<PayoutAccount>('claimCases', 'ordered');
const sealedPaidDigits = sealedField<string>('claimCases', 'payoutAccount');
const sealedDialogue = sealedField<readonly ClaimQuestion[]>('claimCases', 'dialogue');

export type Settled = { bill: HospitalBill; settlement: Settlement };
/** Refused by a person for a reason of their own, whatever the bill. */
export type Refused = { refused: PersonRefusal };

export function sealClaimAnswers(answers: ClaimAnswers, claimId: string): string {
  return sealedAnswers.seal(answers, claimId);
}

export function claimAnswersOf({ answers, _id }: ClaimCaseRecord): ClaimAnswers {
  return sealedAnswers.unseal(answers, _id);
}

export function sealSettled(settled: Settled | Refused, claimId: string): string {
  return sealedSettled.seal(settled, claimId);
}

export function settledOf(claim: ClaimCaseRecord): Settled | undefined {
  const decision = decisionOf(claim);
  return decision && 'settlement' in decision ? decision : undefined;
}

export function refusedOf(claim: ClaimCaseRecord): PersonRefusal | undefined {
  const decision = decisionOf(claim);
  return decision && 'refused' in decision ? decision.refused : undefined;
}

function decisionOf({ settled, _id }: ClaimCaseRecord): Settled | Refused | undefined {
  return settled === undefined ? undefined : sealedSettled.unseal(settled, _id);
}

export function sealTypedBill(typed: TypedBill, claimId: string): string {
  return sealedBill.seal(typed, claimId);
}

export function typedBillOf({ typedBill, _id }: ClaimCaseRecord): TypedBill {
  return typedBill === undefined ? {} : sealedBill.unseal(typedBill, _id);
}

export function sealDialogue(questions: readonly ClaimQuestion[], claimId: string): string {
  return sealedDialogue.seal(questions, claimId);
}

export function dialogueOf({ dialogue, _id }: ClaimCaseRecord): readonly ClaimQuestion[] {
  return dialogue === undefined ? [] : sealedDialogue.unseal(dialogue, _id);
}

const sealedTyped = (about: string) => sealedField<string>('claimCases', `typed.${about}`);

export function sealTyped(about: string, text: string, claimId: string): string {
  return sealedTyped(about).seal(text, claimId);
}

export function typedOf({ typed = {}, _id }: ClaimCaseRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(typed).map(([about, sealed]) => [about, sealedTyped(about).unseal(sealed, _id)]),
  );
}

/** Claims that use up a policy's cover. `but` leaves out the claim that is being decided again. */
export async function pastClaimsOf(policyNumber: string, but?: string): Promise<PastClaim[]> {
  const decided = (await listDecidedClaims(policyNumber)).filter(({ _id }) => _id !== but);
  return decided.flatMap((claim) => {
    const settled = settledOf(claim);
    if (!settled) return [];
    const { bill, settlement } = settled;
    const admitted = addPaise(settlement.lines.map((line) => line.admitted));
    const { paid, ofCarried, setOff } = settlement;
    const used = { paid, ...(ofCarried && { ofCarried }), ...(setOff && { setOff }) };
    return [{ admittedOn: bill.admittedOn, admitted, ...used }];
  });
}

export function sealPayAccount(account: PayoutAccount, claimId: string): string {
  return sealedAccount.seal(account, claimId);
}

/** The account that the desk entered for this claim, if any; otherwise the policy's is paid. */
export function payAccountOf({ account, _id }: ClaimCaseRecord): PayoutAccount | undefined {
  return account === undefined ? undefined : sealedAccount.unseal(account, _id);
}

export function sealOrdered(account: PayoutAccount, claimId: string): string {
  return sealedOrdered.seal(account, claimId);
}

/** The account of the payout that the bank was asked for, or is just being asked for. */
export function orderedOf({ ordered, _id }: ClaimCaseRecord): PayoutAccount | undefined {
  return ordered === undefined ? undefined : sealedOrdered.unseal(ordered, _id);
}

export function sealPaidDigits(lastDigits: string, claimId: string): string {
  return sealedPaidDigits.seal(lastDigits, claimId);
}

export function paidDigitsOf(sealed: string, claimId: string): string {
  return sealedPaidDigits.unseal(sealed, claimId);
}

/** What was paid of the claim so far, in paise. */
export function paidBefore({ payouts }: ClaimCaseRecord): number {
  return payouts.reduce((sum, { paise }) => sum + paise, 0);
}

/** Each further payout, and each repeat of a failed one, has a reference of its own. */
export function payoutReferenceOf({ _id, payouts, failedPayouts = [] }: ClaimCaseRecord): string {
  const orders = payouts.length + failedPayouts.length;
  return orders === 0 ? _id : `${_id}.${orders + 1}`;
}
