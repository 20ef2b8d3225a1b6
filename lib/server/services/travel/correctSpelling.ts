import { todayInIndia } from '@/lib/domain/common/dates';
import { isMasked, shownNumber } from '@/lib/domain/common/keptNumbers';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import type { InsuredName } from '@/lib/domain/travel/certificate';
import { isSpellingOf } from '@/lib/domain/travel/spelling';
import type { SpellingBody } from '@/lib/validation/travel/requests';
import { replaceTripContract } from '@/models/travel/tripPolicy';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { settleTripChange } from './tripChanges';
import { contractOf, sealContract, typedOf } from './tripContract';
import { findOwnTripPolicy, toTripPolicyDto } from './tripPolicies';

/**
 * Corrects a name or passport, free until the trip starts. The earlier certificate then says that it was replaced.
 * Idempotent.
 */
export async function correctSpelling(request: ApiRequest<SpellingBody>): Promise<TripPolicyDto> {
  const { input, now } = request;
  const after = await retryOnConflict(async () => {
    const policy = await findOwnTripPolicy(request);
    const contract = contractOf(policy);
    if (policy.cancelled || todayInIndia(now) >= contract.trip.startsOn)
      throw new AppError('STEP_NOT_REACHED');
    const { passportNumber: typed = '' } = typedOf(policy)[`person${input.person}`] ?? {};
    // A number that was typed before a reload comes back masked.
    const isTyped = isMasked(input.passportNumber) && input.passportNumber === shownNumber(typed);
    const asked = isTyped ? { ...input, passportNumber: typed } : input;
    const travellers = corrected(contract.travellers, asked);
    if (travellers === contract.travellers) return policy;
    const sealed = sealContract({ ...contract, travellers }, policy._id);
    const changed = { contract: sealed, refundDueAt: policy.refundDueAt };
    return (await replaceTripContract(policy, changed)) ?? undefined;
  });
  await settleTripChange(after, request);
  return toTripPolicyDto(after, now);
}

type Travellers = ReturnType<typeof contractOf>['travellers'];

function corrected(travellers: Travellers, input: SpellingBody): Travellers {
  const { person, surname, givenNames, passportNumber } = input;
  const before = travellers[person - 1];
  if (!before) throw new AppError('NOT_FOUND');
  const name = { givenNames, ...(surname !== undefined && { surname }) };
  const number = isMasked(passportNumber) ? before.passportNumber : passportNumber;
  const { surname: _old, issuedAs = nameOf(before), ...kept } = before;
  // Small corrections must not lead from one person to another.
  if (!isSpellingOf(issuedAs, name)) throw invalidField('givenNames', 'validation.travellers.otherPerson');
  const after = { ...kept, ...name, passportNumber: number, issuedAs };
  if (JSON.stringify([nameOf(before), before.passportNumber]) === JSON.stringify([nameOf(after), number])) {
    return travellers;
  }
  return travellers.map((each) => (each === before ? after : each));
}

function nameOf({ surname, givenNames }: InsuredName): InsuredName {
  return { ...(surname !== undefined && { surname }), givenNames };
}
