import { COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import { todayInIndia } from '@/lib/domain/common/dates';
import {
  cancelSharesOn,
  changeBill,
  type ChangedTrip,
  changeKindOf,
  changeTripDates,
  datesFor,
  findChangeProblem,
  lastFieldOf,
  type AskedDates,
} from '@/lib/domain/travel/changeTrip';
import type { TripBillDto, TripChangedDto } from '@/lib/domain/travel/contract';
import { shareOf } from '@/lib/domain/travel/tripMoney';
import { passportWarning } from '@/lib/domain/travel/travellers';
import type { TripChangeBody, TripChangeQuery } from '@/lib/validation/travel/requests';
import { hasClaimIn } from '@/models/claims/claimCase';
import { setTripWish, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { orderPayment, requestIdOf } from '@/lib/server/services/payment/orderPayment';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';
import { knowSwitches } from '@/lib/server/switches/switches';
import { changeIdOf, hashOf, replaceTrip, settleTripChange } from './tripChanges';
import { contractOf, sealWish } from './tripContract';
import { findOwnTripPolicy, toTripPolicyDto } from './tripPolicies';

/** Shows the bill of other days before the customer asks for them. */
export async function previewTripChange(request: ApiRequest<TripChangeQuery>): Promise<TripBillDto> {
  const policy = await findOwnTripPolicy(request);
  const { kind, trip, price, difference } = getChange(policy, request);
  await refuseWhilePaused(difference);
  await refuseBesideClaim(policy, difference);
  const contract = contractOf(policy);
  const [endsFirst] = contract.travellers.map(({ passportEnds }) => passportEnds).toSorted();
  const passport = passportWarning(trip, endsFirst);
  const { notTravelling } = cancelSharesOn(contract, todayInIndia(request.now));
  const percent = notTravelling / 100;
  const less = contract.price.priceAfterTax - price.priceAfterTax;
  const kept = less - shareOf(less, notTravelling);
  return {
    kind,
    price,
    difference,
    ...(kind === 'dates' && { percentAtMost: percent }),
    ...(less > 0 && { givenUp: { less, percentBack: percent, kept } }),
    ...(passport && { passport }),
  };
}

/**
 * Moves the trip. Cheaper or equal days count at once: the overpaid amount goes back when the trip starts, or with a
 * cancellation, since the bank returns a payment only once. Dearer days count once they are paid. Throws PRICE_CHANGED.
 */
export async function changeTrip(request: ApiRequest<TripChangeBody>): Promise<TripChangedDto> {
  const { input, now } = request;
  const policy = await findOwnTripPolicy(request);
  const { trip } = contractOf(policy);
  const { amount } = input;
  const { startsOn, endsOn } = datesFor(trip, input);
  // This is a repeat of a change whose answer was lost.
  if (trip.startsOn === startsOn && trip.endsOn === endsOn && !policy.cancelled) {
    await settleTripChange(policy, request);
    return { policy: await toTripPolicyDto(policy, now) };
  }
  const changed = getChange(policy, request);
  const { difference } = changed;
  await refuseWhilePaused(difference);
  await refuseBesideClaim(policy, difference);
  if (amount !== difference) {
    throw new AppError('PRICE_CHANGED', { amounts: { before: amount, now: difference } });
  }
  if (difference > 0) return { paymentId: await orderChange(policy, changed, request) };
  const after = await replaceTrip(policy, changed, now);
  if (!after) throw new AppError('CONFLICT');
  await settleTripChange(after, request);
  return { policy: await toTripPolicyDto(after, now) };
}

/** Refuses only dearer days while payments are paused: cheaper days and cancellations are owed. */
async function refuseWhilePaused(difference: number): Promise<void> {
  if (difference <= 0) return;
  await knowSwitches();
  if (await pausedPlan({ segment: 'Travel' })) throw new AppError('PAYMENT_PAUSED');
}

/** Refuses cheaper days beside a claim that counts: they give premium back, as a cancellation does. */
async function refuseBesideClaim({ _id }: TripPolicyRecord, difference: number): Promise<void> {
  if (difference < 0 && (await hasClaimIn(_id, COUNTED_STATUSES))) throw new AppError('STEP_NOT_REACHED');
}

function getChange(
  policy: TripPolicyRecord,
  { input, now }: Pick<ApiRequest<AskedDates>, 'input' | 'now'>,
): ChangedTrip {
  const contract = contractOf(policy);
  const today = todayInIndia(now);
  if (policy.cancelled || !changeKindOf(contract.trip, today)) throw new AppError('STEP_NOT_REACHED');
  const problem = findChangeProblem(contract, input, today);
  if (problem) throw invalidField(problem.path, `validation.${problem.key}`);
  // The rule is the same as at purchase. It doesn't stop a longer stay, which was begun with that passport.
  if (contract.travellers.some(({ passportEnds }) => passportEnds < input.startsOn)) {
    throw invalidField('startsOn', 'validation.travellers.ended');
  }
  const changed = changeTripDates(contract, input, today);
  if (!changed) throw invalidField(lastFieldOf(contract.trip), 'validation.trip.notOffered');
  return changed;
}

async function orderChange(
  policy: TripPolicyRecord,
  changed: ChangedTrip,
  request: ApiRequest<TripChangeBody>,
): Promise<string> {
  const { trip, price, difference } = changed;
  const { startsOn, endsOn, months } = trip;
  const { _id, quoteId, mobileHash } = policy;
  const changeId = changeIdOf(policy, trip);
  const wish = { changeId, startsOn, endsOn, ...(months !== undefined && { months }), price };
  await setTripWish(_id, sealWish(wish, _id));
  const requestId = await requestIdOf(request, mobileHash, [changeId, difference]);
  const purchase = {
    quoteId,
    changeId,
    boughtHash: hashOf(policy, wish),
    mode: 'pay' as const,
    price: changeBill(contractOf(policy), changed),
  };
  const payment = await orderPayment(purchase, requestId, request);
  await audit('TRIP_CHANGED', 'customer', request, { policyNumber: _id, reference: payment.reference });
  return payment._id;
}
