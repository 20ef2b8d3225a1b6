import { todayInIndia } from '@/lib/domain/common/dates';
import type { CardCheckDto } from '@/lib/domain/policy/contract';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import type { CardCheckBody } from '@/lib/validation/policy/requests';
import { findPolicyOfCard, insertHealthCard, listCardIds } from '@/models/policy/healthCard';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { idFrom, lookupHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { peopleOf } from './policyRecord';

/** A code for each insured person, in their order. The same card always has the same code. */
export async function cardCodesOf(policy: PolicyRecord, now: Date): Promise<string[]> {
  const codes = peopleOf(policy).insured.map(({ memberId }) => codeOf(memberId));
  const known = new Set(await listCardIds(policy._id));
  const missing = codes.map(cardIdOf).filter((id) => !known.has(id));
  const { _id: policyNumber, expiresAt } = policy;
  await Promise.all(missing.map((_id) => insertHealthCard({ _id, policyNumber, createdAt: now, expiresAt })));
  return codes;
}

/** Tells only whether a card is valid: whoever finds one learns nothing of its policy. */
export async function checkCard({
  input,
  now,
}: Pick<ApiRequest<CardCheckBody>, 'input' | 'now'>): Promise<CardCheckDto> {
  const policyNumber = await findPolicyOfCard(cardIdOf(input.code));
  const policy = policyNumber === undefined ? null : await findPolicy(policyNumber);
  const isValid = policy !== null && policyStateOf(policy, todayInIndia(now)) === 'inForce';
  return { isValid, checkedAt: now.toISOString() };
}

function codeOf(memberId: string): string {
  return idFrom(lookupHash('health-card', memberId));
}

function cardIdOf(code: string): string {
  return lookupHash('health-card-code', code);
}
