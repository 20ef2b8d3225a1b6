import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import type { ClaimQuestion } from '@/lib/domain/claims/dialogue';
import type { PastClaim } from '@/lib/domain/claims/settle/coverLeft';
import type { HospitalBill, Settlement } from '@/lib/domain/claims/settle/settle';
import { addPaise } from '@/lib/domain/common/money';
import { sealedField } from '@/lib/server/services/common/personalData';
import { type ClaimCaseRecord, findDecidedClaims } from '@/models/claims/claimCase';

const sealedAnswers = sealedField<ClaimAnswers>('claimCases', 'answers');
const sealedSettled = sealedField<Settled>('claimCases', 'settled');

const sealedDialogue = sealedField<readonly ClaimQuestion[]>('claimCases', 'dialogue');

export type Settled = { bill: HospitalBill; settlement: Settlement };

export function sealClaimAnswers(answers: ClaimAnswers, claimId: string): string {
  return sealedAnswers.seal(answers, claimId);
}

export function claimAnswersOf({ answers, _id }: ClaimCaseRecord): ClaimAnswers {
  return sealedAnswers.unseal(answers, _id);
}

export function sealSettled(settled: Settled, claimId: string): string {
  return sealedSettled.seal(settled, claimId);
}

export function settledOf({ settled, _id }: ClaimCaseRecord): Settled | undefined {
  return settled === undefined ? undefined : sealedSettled.unseal(settled, _id);
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

/** What uses the cover of a policy, without the claim that is decided again. */
export async function pastClaimsOf(policyNumber: string, but?: string): Promise<PastClaim[]> {
  const decided = (await findDecidedClaims(policyNumber)).filter(({ _id }) => _id !== but);
  return decided.flatMap((claim) => {
    const settled = settledOf(claim);
    if (!settled) return [];
    const { bill, settlement } = settled;
    const admitted = addPaise(settlement.lines.map((line) => line.admitted));
    return [{ admittedOn: bill.admittedOn, admitted, paid: settlement.paid }];
  });
}

/** In paise. */
export function paidBefore({ payouts }: ClaimCaseRecord): number {
  return payouts.reduce((sum, { paise }) => sum + paise, 0);
}
