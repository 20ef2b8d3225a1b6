import type { ApplicationAnswers } from '@/lib/domain/application/answers';
import type { Quote } from '@/lib/domain/quote/quote';
import { todayInIndia } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { type Ported, type PortRecord, portedTerm } from '@/lib/domain/porting/credit';
import { policyPeriod } from '@/lib/domain/policy/terms';
import { toApplicationAnswers } from '@/lib/validation/application/checkSection';
import { keptUntil } from '@/lib/domain/common/retention';
import { findPolicyOf, insertPolicy, type PolicyRecord } from '@/models/policy/policy';
import { findPincode } from '@/lib/server/places/places';
import { formOf, type OpenedApplication } from '@/lib/server/services/application/applicationRecord';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { newPolicyNumber } from './newPolicyNumber';
import { type PolicyPeople, sealPeople, sealPolicyPrice } from './policyRecord';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { confirmedOf } from '@/lib/server/services/porting/portRecord';
import { takePort } from '@/models/porting/port';
import { premiumDebitedAt } from '@/lib/server/services/payment/premium';

/** Idempotent: one policy number for each application. */
export function issuePolicy(opened: OpenedApplication, now: Date): Promise<string> {
  const { application } = opened;
  return retryOnConflict(
    async (tries) => {
      const existing = await findPolicyOf(application._id);
      if (existing) return existing._id;
      const debitedAt = await premiumDebitedAt(opened.quote);
      const record = await takeRecord(opened, now);
      const policy = toPolicy(opened, {
        policyNumber: newPolicyNumber('policy-number', application._id, tries, now),
        debitedAt,
        record,
        now,
      });
      return (await insertPolicy(policy)) ? policy._id : undefined;
    },
    () => new Error('no free policy number was found'),
  );
}

type Issue = { policyNumber: string; debitedAt: Date | undefined; record?: PortRecord; now: Date };

function toPolicy(opened: OpenedApplication, { policyNumber, debitedAt, record, now }: Issue): PolicyRecord {
  const { application, quote } = opened;
  const { submittedAt = now, decidedAt = now } = application;
  // Judged by whether it permitted a debit when it was signed, since money that came later may be of the other kind.
  const asSigned = { today: todayInIndia(submittedAt), isBlocked: false };
  const answers = toApplicationAnswers(formOf(opened), asSigned);
  if (!answers) throw new Error('a signed application is not whole');
  const plan = planOf(quote, policyNumber);
  const { paidAt = decidedAt } = quote;
  // Cover begins with its money. After a lapsed block the money comes only after the decision.
  const issuedOn = todayInIndia(paidAt > decidedAt ? paidAt : decidedAt);
  const people = toPeople(answers, quote.person.mobileNumber ?? '', policyNumber);
  const { startsOn, insured, raised } = termOf(people.insured, { ...plan, issuedOn }, record);
  const period = policyPeriod(startsOn, plan.tenure);
  return {
    _id: policyNumber,
    quoteId: quote._id,
    applicationId: application._id,
    mobileHash: application.mobileHash,
    people: sealPeople({ ...people, insured }, policyNumber),
    product: quote.product ?? application.product,
    ...plan,
    hasPhysicalCopy: answers.declaration.physicalCopy === 'yes',
    issuedOn,
    ...period,
    ...(raised && { raised }),
    inviteOn: renewalDatesOf(period.endsOn).opensOn,
    // The receipt's date is the day of the debit, not of the block.
    paidOn: todayInIndia(debitedAt ?? paidAt),
    createdAt: now,
    expiresAt: keptUntil('policy', new Date(period.endsOn)),
  };
}

/** Takes the confirmed record of a customer who comes from another insurer; from now on it doesn't change. */
async function takeRecord({ application, quote }: OpenedApplication, now: Date) {
  const { endsOn } = policyPeriod(todayInIndia(now), quote.tenure ?? 1);
  const port = await takePort(quote._id, application._id, keptUntil('policy', new Date(endsOn)));
  if (!port) return undefined;
  await keepFiles(port._id, port.expiresAt);
  return confirmedOf(port);
}

function termOf<P extends PolicyPeople['insured'][number]>(
  insured: readonly P[],
  plan: { sumInsured: number; issuedOn: string },
  record: PortRecord | undefined,
): Ported<P> {
  return record ? portedTerm(insured, plan, record) : { startsOn: plan.issuedOn, insured };
}

function planOf(quote: Quote, policyNumber: string) {
  const { tier = '', sumInsured, tenure, riders, city, pincode, paymentId } = quote;
  const bill = quote.price;
  if (!bill || sumInsured === undefined || tenure === undefined) throw new Error('a paid quote has no price');
  return {
    tier,
    sumInsured,
    tenure,
    riders,
    price: sealPolicyPrice(bill, policyNumber),
    ...given({ city, pincode, paymentId }),
  };
}

function toPeople(
  { proposer, members, medical, nominee }: ApplicationAnswers,
  mobileNumber: string,
  policyNumber: string,
) {
  const place = findPincode(proposer.pincode);
  return {
    holder: { ...proposer, mobileNumber, city: place?.place.name ?? '', state: place?.state ?? '' },
    insured: members.people.map(({ name, relation, dateOfBirth }, at) => ({
      memberId: `${policyNumber}-${at + 1}`,
      name,
      relation,
      dateOfBirth,
      conditions: Object.values(medical.people[at] ?? {}).flatMap(({ answer, conditions = [] }) =>
        answer === 'yes' ? conditions : [],
      ),
    })),
    nominee,
  };
}
