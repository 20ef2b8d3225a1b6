import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { Quote } from '@/lib/domain/quote/quote';
import { toTravellers } from '@/lib/validation/travel/travellers';
import type { PaymentRecord } from '@/models/payment/payment';
import { findTripPolicyOf, insertTripPolicy, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { newPolicyNumber } from '@/lib/server/services/policy/newPolicyNumber';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { keepRecords } from '@/lib/server/services/common/keepRecords';
import { markQuote } from '@/lib/server/services/quote/quoteStore';
import { keepCertificate } from './certificates';
import { findConfirmed } from './travellers';
import { sealContract, type TripContract } from './tripContract';
import { tellTripIssued } from './tripMessages';

type Paid = Pick<PaymentRecord, '_id' | 'amount' | 'history'>;

/**
 * Issues the policy without an underwriter. Each part is idempotent. Null where details are missing: the money goes
 * back.
 */
export async function issueTrip(quote: Quote, payment: Paid, now: Date): Promise<Quote | null> {
  const policy = (await findTripPolicyOf(quote._id)) ?? (await issue(quote, payment, now));
  if (!policy) return null;
  await keepCertificate(policy, now);
  await keepRecords(quote._id, policy.expiresAt);
  const marks = { policyNumber: policy._id, decision: 'accepted', completedAt: policy.createdAt } as const;
  const marked = quote.completedAt ? quote : await markQuote(quote._id, marks);
  await tellTripIssued(policy, quote, now);
  return marked ?? quote;
}

async function issue(quote: Quote, payment: Paid, now: Date): Promise<TripPolicyRecord | undefined> {
  const contract = await contractFor(quote, payment, now);
  const { mobileHash } = quote;
  if (!contract || mobileHash === undefined) return undefined;
  return retryOnConflict(
    async (tries) => {
      const policyNumber = newPolicyNumber('trip-policy-number', quote._id, tries, now);
      const policy: TripPolicyRecord = {
        _id: policyNumber,
        quoteId: quote._id,
        paymentId: payment._id,
        mobileHash,
        contract: sealContract(contract, policyNumber),
        certificate: 1,
        issuedOn: todayInIndia(now),
        createdAt: now,
        expiresAt: keptUntil('policy', new Date(contract.trip.endsOn)),
      };
      if (await insertTripPolicy(policy)) return policy;
      return (await findTripPolicyOf(quote._id)) ?? undefined;
    },
    () => new Error('no free policy number was found'),
  );
}

async function contractFor(
  quote: Quote,
  { _id, amount, history }: Paid,
  now: Date,
): Promise<TripContract | undefined> {
  const { trip, tripPrice, person } = quote;
  if (!trip || !tripPrice) return undefined;
  const details = await findConfirmed(quote);
  const whole = details && toTravellers(details, trip, todayInIndia(now));
  if (!whole) return undefined;
  const { travellers, nominee, studies, email, declared } = whole;
  const paidAt = history.find(({ status }) => status === 'paid')?.at ?? now;
  const [first] = travellers;
  const { mobileNumber = '', name = first?.givenNames ?? '' } = person;
  return {
    holder: { name, mobileNumber, email },
    trip,
    travellers,
    nominee,
    price: tripPrice,
    paidAt: paidAt.toISOString(),
    ...(studies && { studies }),
    hasEarlierIllness: declared.illness === 'yes',
    payments: [{ paymentId: _id, amount }],
  };
}
