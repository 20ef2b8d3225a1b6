import { todayInIndia } from '@/lib/domain/common/dates';
import {
  type ChangedTrip,
  changeKindOf,
  changeTripDates,
  findChangeProblem,
  type TripDates,
} from '@/lib/domain/travel/changeTrip';
import type { TripBillDto, TripChangedDto } from '@/lib/domain/travel/contract';
import type { TripChangeBody, TripChangeQuery } from '@/lib/validation/travel/requests';
import { setTripWish, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { orderPayment, requestIdOf } from '@/lib/server/services/payment/orderPayment';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';
import { knowSwitches } from '@/lib/server/switches/switches';
import { changeIdOf, hashOf, replaceTrip } from './tripChanges';
import { contractOf, sealWish } from './tripContract';
import { findOwnTripPolicy, toTripPolicyDto } from './tripPolicies';

/** The bill of other days, before anything is asked for. */
export async function previewTripChange(request: ApiRequest<TripChangeQuery>): Promise<TripBillDto> {
  const { kind, price, difference } = getChange(await findOwnTripPolicy(request), request);
  await refuseWhilePaused(difference);
  return { kind, price, difference };
}

/**
 * Cheaper or equal days count at once: what was paid too much goes back when the trip starts, or with a cancellation,
 * since the bank returns a payment once. Dearer ones count once they are paid. Throws PRICE_CHANGED.
 */
export async function changeTrip(request: ApiRequest<TripChangeBody>): Promise<TripChangedDto> {
  const { input, now } = request;
  const policy = await findOwnTripPolicy(request);
  const { trip } = contractOf(policy);
  const { startsOn, endsOn, amount } = input;
  // A repeat, whose answer was lost.
  if (trip.startsOn === startsOn && trip.endsOn === endsOn && !policy.cancelled) {
    return { policy: await toTripPolicyDto(policy, now) };
  }
  const changed = getChange(policy, request);
  const { difference } = changed;
  await refuseWhilePaused(difference);
  if (amount !== difference) {
    throw new AppError('PRICE_CHANGED', { amounts: { before: amount, now: difference } });
  }
  if (difference > 0) return { paymentId: await orderChange(policy, changed, request) };
  const after = await replaceTrip(policy, changed, now);
  if (!after) throw new AppError('CONFLICT');
  await audit('TRIP_CHANGED', 'customer', request, { policyNumber: policy._id });
  return { policy: await toTripPolicyDto(after, now) };
}

/** Cheaper days and cancellations go on: they are owed. */
async function refuseWhilePaused(difference: number): Promise<void> {
  if (difference <= 0) return;
  await knowSwitches();
  if (await pausedPlan({ segment: 'Travel' })) throw new AppError('PAYMENT_PAUSED');
}

function getChange(
  policy: TripPolicyRecord,
  { input, now }: Pick<ApiRequest<TripDates>, 'input' | 'now'>,
): ChangedTrip {
  const contract = contractOf(policy);
  const today = todayInIndia(now);
  if (policy.cancelled || !changeKindOf(contract.trip, today)) throw new AppError('STEP_NOT_REACHED');
  const problem = findChangeProblem(contract, input, today);
  if (problem) throw invalidField('endsOn', `validation.${problem}`);
  const changed = changeTripDates(contract, input, today);
  if (!changed) throw invalidField('endsOn', 'validation.trip.notOffered');
  return changed;
}

async function orderChange(
  policy: TripPolicyRecord,
  { trip, price, difference }: ChangedTrip,
  request: ApiRequest<TripChangeBody>,
): Promise<string> {
  const { startsOn, endsOn } = trip;
  const { _id, quoteId, mobileHash } = policy;
  const changeId = changeIdOf(policy, trip);
  await setTripWish(_id, sealWish({ changeId, startsOn, endsOn }, _id));
  const requestId = await requestIdOf(request, mobileHash, [changeId, difference]);
  const bill = { ...price, priceBeforeTax: difference, tax: 0, priceAfterTax: difference };
  const line = { key: 'term', label: 'tripChange', amount: difference };
  const purchase = {
    ...{ quoteId, changeId, boughtHash: hashOf(policy, { changeId, startsOn, endsOn }) },
    ...{ mode: 'pay' as const, price: { ...bill, breakdown: [line] } },
  };
  const payment = await orderPayment(purchase, requestId, request);
  await audit('TRIP_CHANGED', 'customer', request, { policyNumber: _id, reference: payment.reference });
  return payment._id;
}
