import { api } from '@/lib/config/paths';
import { addDays, addMonths, startInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import type { RenewalDto, RenewalsDto } from '@/lib/domain/renewals/contract';
import { policyTermsOf } from '@/lib/server/services/claims/policyTerms';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { inviteNext } from '@/lib/server/services/renewals/inviteRenewals';
import { renewalTokenOf } from '@/lib/server/services/renewals/renewalRecord';
import { tellNextRenewal } from '@/lib/server/services/renewals/tellRenewals';
import { Consents } from '@/models/consents/consent';
import { Policies } from '@/models/policy/policy';
import { Renewals } from '@/models/renewals/renewal';
import { Reviews } from '@/models/reviews/review';
import { formatDate } from '@/lib/i18n/format';
import { lookupHash } from '@/lib/server/crypto';
import { reviewIdOf } from '@/lib/server/services/reviews/askForReview';
import { readPdf } from '@/tests/documents/readPdf';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, setClock } from '@/tests/api/support/visitors';
import {
  choose,
  type Holder,
  holderOf,
  order,
  pay,
  priceOf,
  read,
  recordOf,
  renew,
  statusOf,
  succeed,
  today,
  work,
} from './holders';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const aHolder = (daysLeft: number) => holderOf(port(), daysLeft);

test('renewed before the end: no gap, the waits and the first day of everybody go on, with its papers', async () => {
  const holder = await aHolder(20);
  const { visitor, policyNumber, endsOn, mobileNumber } = holder;
  const offer = await read(holder);
  expect(offer).toMatchObject({
    status: 'open',
    startsOn: addDays(endsOn, 1),
    carried: { carried: 10_00_000 },
  });
  const zone = offer.price.prices[0]?.breakdown.find(({ key }) => key === 'zone');
  expect(zone?.values).toMatchObject({ city: 'Pune' });
  const sum = offer.price.causes.reduce((all, { amount }) => all + amount, offer.price.lastPrice);
  expect(sum).toBe(priceOf(offer));
  const payment = await order(holder);
  await succeed(holder, payment);
  await work(holder);
  const before = await recordOf(policyNumber);
  const next = before.renewedBy!;
  const bought = { kind: 'renewal', policyNumber, renewedBy: next };
  const { body: paid } = await visitor.get(`${api.payments}?paymentId=${payment.paymentId}`);
  expect(paid).toMatchObject({ status: 'paid', bought });
  const { body } = await visitor.get(`${api.policy}?policyNumber=${next}`);
  expect(body as PolicyDto).toMatchObject({
    startsOn: addDays(endsOn, 1),
    tenure: 1,
    renews: { policyNumber },
  });
  const people = peopleOf(await recordOf(next)).insured;
  expect(people.map(({ coveredFrom }) => coveredFrom)).toEqual(people.map(() => before.startsOn));
  expect((await policyTermsOf(await recordOf(next)))?.carriedIn).toBe(10_00_000_00);
  for (const kind of ['schedule', 'receipt', 'healthCard']) {
    const paper = await visitor.get(`${api.policyDocument}?policyNumber=${next}&kind=${kind}`);
    expect(paper.status).toBe(200);
  }
  const { file: schedule } = await visitor.get(`${api.policyDocument}?policyNumber=${next}&kind=schedule`);
  const { existingMonths, namedMonths } = (await policyTermsOf(await recordOf(next)))!;
  const goesOn = [0, existingMonths, namedMonths].map((months) =>
    formatDate(addMonths(before.startsOn, months), 'en'),
  );
  const said = readPdf(schedule).pages.join(' ').replaceAll(/\s+/g, ' ').replaceAll('₹ ', '₹');
  for (const words of [policyNumber, '₹10,00,000 of unused cover', ...goesOn]) expect(said).toContain(words);
  for (const { name } of people) expect(said).toMatch(new RegExp([name, ...goesOn].join('\\s+')));
  const ask = reviewIdOf(lookupHash('review-code', `policy|${next}`));
  expect(await Reviews.countDocuments({ _id: ask })).toBe(1);
  const { file } = await visitor.get(`${api.policyDocument}?policyNumber=${next}&kind=coverHistory`);
  const history = readPdf(file).pages.join(' ');
  expect([policyNumber, next].map((number) => history.includes(number))).toEqual([true, true]);
  const [told] = await messagesTo(mobileNumber, visitor);
  expect([told?.purpose, told?.text]).toEqual(['renewal-renewed', expect.stringContaining(next)]);
  const { body: list } = await visitor.get(api.renewals);
  expect((list as RenewalsDto).renewals).toContainEqual(
    expect.objectContaining({ policyNumber, status: 'renewed', renewedBy: next }),
  );
  expectFailure(await pay(holder, priceOf(offer)), 409, 'STEP_NOT_REACHED');
});

test('a closing page’s last save takes nothing of what another device chose', async () => {
  const holder = await aHolder(20);
  await choose(holder, { tenure: 2 }, (await read(holder)).version);
  await choose(holder, { hasChild: true });
  expect((await read(holder)).data).toEqual({ tenure: 2, hasChild: true });
});

test('what is chosen is kept as typed, priced as far as it is sound, and paid only without problems', async () => {
  const holder = await aHolder(20);
  const offer = await read(holder);
  const child = offer.people.find(({ relation }) => relation === 'son' || relation === 'daughter')!;
  const data = { tenure: 2, sumInsured: 15_00_000, leave: [child.memberId, 'nobody'], hasChild: true };
  const { body } = await choose(holder, data, offer.version);
  const saved = body as RenewalDto;
  expect(saved.data).toEqual(data);
  expect(saved.choices).toEqual({ tenure: 2, sumInsured: 15_00_000, leave: [child.memberId] });
  expect(Object.keys(saved.fields ?? {}).toSorted()).toEqual([
    ...['childBirth', 'childName', 'childRelation', 'isWell'],
  ]);
  expect(saved.raised).toMatchObject({ from: 10_00_000 });
  expectFailure(await pay(holder, priceOf(saved)), 409, 'STEP_NOT_REACHED');
  expectFailure(await choose(holder, {}, offer.version), 409, 'CONFLICT');
  const { body: noDay } = await choose(holder, { ...data, childBirth: '2023-02-29' });
  expect((noDay as RenewalDto).fields?.['childBirth']).toMatch(/not in the calendar/);
  const baby = { childName: 'Tara Sample', childRelation: 'daughter', childBirth: addDays(today(), -100) };
  await choose(holder, { ...data, ...baby, isWell: true });
  const ready = await read(holder);
  expect(ready.fields).toBeUndefined();
  const next = await renew(holder);
  const record = await recordOf(next);
  const startsOn = addDays(holder.endsOn, 1);
  expect(record).toMatchObject({
    tenure: 2,
    sumInsured: 15_00_000,
    raised: [{ from: 10_00_000, on: startsOn }],
  });
  const names = peopleOf(record).insured.map(({ name, coveredFrom }) => [name, coveredFrom === startsOn]);
  expect(names).toContainEqual(['Tara Sample', true]);
  expect(names.map(([name]) => name)).not.toContain(child.name);
});

test('nobody else reads, chooses or pays it; another amount is told and not charged', async () => {
  const holder = await aHolder(20);
  const other = await aHolder(20);
  const stranger = { ...holder, visitor: other.visitor };
  expectFailure(
    await other.visitor.get(`${api.renewal}?policyNumber=${holder.policyNumber}`),
    404,
    'NOT_FOUND',
  );
  expectFailure(await choose(stranger, {}), 404, 'NOT_FOUND');
  expectFailure(await pay(stranger, 1), 404, 'NOT_FOUND');
  const wrong = await pay(holder, 1);
  expectFailure(wrong, 409, 'PRICE_CHANGED');
  expect(wrong.body.amounts).toEqual({ before: 1, now: priceOf(await read(holder)) });
});

test('twenty presses are one order; a second payment goes back, whichever is told first', async () => {
  const holder = await aHolder(20);
  const amount = priceOf(await read(holder));
  const presses = await Promise.all(Array.from({ length: 20 }, () => pay(holder, amount, 'one-press')));
  expect(new Set(presses.map(({ body }) => body.paymentId as string)).size).toBe(1);
  const first = presses[0]!.body as PaymentDto;
  await choose(holder, { tenure: 2 });
  const second = await order(holder);
  await succeed(holder, first, 'lateSuccess');
  await succeed(holder, second);
  await work(holder, 30);
  expect(await Promise.all([first, second].map(statusOf))).toEqual(['refunded', 'paid']);
  expect(await Policies.countDocuments({ renews: holder.policyNumber })).toBe(1);
});

test.each([
  ['begins', 0],
  ['makes the new policy', 1],
] as const)('a server that dies once it %s leaves the rest to any other', async (when, made) => {
  const holder = await aHolder(20);
  const payment = await order(holder);
  await succeed(holder, payment);
  const dies = () => Promise.reject(new Error('it died'));
  const update = Policies.collection.updateOne.bind(Policies.collection);
  const write =
    when === 'begins'
      ? jest.spyOn(Policies.collection, 'insertOne').mockImplementation(dies)
      : jest
          .spyOn(Policies.collection, 'updateOne')
          .mockImplementation((...given) =>
            JSON.stringify(given[1]).includes('renewedBy') ? dies() : update(...given),
          );
  await work(holder, 2);
  write.mockRestore();
  expect(await Policies.countDocuments({ renews: holder.policyNumber })).toBe(made);
  expect((await recordOf(holder.policyNumber)).renewedBy).toBeUndefined();
  await work(holder, 60);
  const { renewedBy } = await recordOf(holder.policyNumber);
  expect(await Policies.countDocuments({ renews: holder.policyNumber })).toBe(1);
  expect((await recordOf(renewedBy!)).paymentId).toBe(payment.paymentId);
});

test('in grace the new term begins on the day of the payment; after it nothing is sold', async () => {
  const late = await aHolder(-10);
  expect(await read(late)).toMatchObject({ status: 'grace', startsOn: today() });
  expect((await recordOf(await renew(late))).startsOn).toBe(today());
  const lapsed = await aHolder(-31);
  expect((await read(lapsed)).status).toBe('lapsed');
  expectFailure(await pay(lapsed, 1), 409, 'STEP_NOT_REACHED');
});

test('a reminder’s link shows plan and day, as often as it is opened, and nothing of a person', async () => {
  const { policyNumber, endsOn } = await aHolder(20);
  while (await inviteNext(new Date()));
  for (const opened of [newBrowser(), newBrowser()]) {
    const { status, body } = await opened.post(api.renewalOpened, { token: renewalTokenOf(policyNumber) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ policyNumber, endsOn, productName: 'ReAssure 2.0' });
    expect(JSON.stringify(body)).not.toMatch(/Asha|price|born/);
  }
  expectFailure(await newBrowser().post(api.renewalOpened, { token: 'A'.repeat(43) }), 404, 'NOT_FOUND');
});

/** Runs the worker each night and each noon. Resolves to the days before the end on which a message was sent. */
async function tellThrough({ endsOn, mobileNumber, visitor, policyNumber }: Holder) {
  const told: [number, string][] = [];
  const seen = new Set<string>();
  for (let daysLeft = 62; daysLeft >= -35; daysLeft -= 1) {
    for (const hour of [3, 12]) {
      const at = startInIndia(addDays(endsOn, -daysLeft)).getTime() + hour * 3_600_000;
      setClock(at);
      while (await inviteNext(new Date()));
      while (await tellNextRenewal(new Date()));
      for (const { purpose, id, text } of await messagesTo(mobileNumber, visitor)) {
        if (!purpose.startsWith('renewal') || seen.has(id)) continue;
        seen.add(id);
        expect([hour, text]).toEqual([12, expect.stringContaining(policyNumber)]);
        told.push([daysLeft, purpose]);
      }
    }
  }
  return told;
}

const owed = [
  [60, 'renewal-before60'],
  [1, 'renewal-before1'],
  [-1, 'renewal-grace'],
  [-31, 'renewal-lapsed'],
];

test('60, 30, 15, 7 and 1 days before, the day after and at the lapse, by daylight, each once', async () => {
  const holder = await aHolder(300);
  expect(await tellThrough(holder)).toEqual([
    owed[0],
    ...[30, 15, 7].map((days) => [days, `renewal-before${days}`]),
    ...owed.slice(1),
  ]);
  expect(await Renewals.findOne({ policyNumber: holder.policyNumber })).toMatchObject({ status: 'lapsed' });
});

test('who wants no messages gets what belongs to the policy alone', async () => {
  const holder = await aHolder(300);
  await Consents.updateMany(
    { mobileHash: (await recordOf(holder.policyNumber)).mobileHash },
    { withdrawnAt: new Date() },
  );
  expect(await tellThrough(holder)).toEqual(owed);
});

test('each policy is invited once, however often the job dies in between', async () => {
  const sample = await recordOf((await aHolder(300)).policyNumber);
  const policies = Array.from({ length: 450 }, (_, at) => ({
    ...sample,
    _id: `SUK2020-${String(at).padStart(11, '0')}`,
    applicationId: `bulk-${at}`,
    endsOn: addDays(today(), at % 70),
    inviteOn: addDays(today(), (at % 70) - 60),
  }));
  await Policies.insertMany(policies);
  for (let death = 0; death < 10; death += 1) {
    const part = death % 2 === 0 ? Policies.collection : Renewals.collection;
    const write = jest
      .spyOn(part, death % 2 === 0 ? 'updateMany' : 'insertMany')
      .mockRejectedValueOnce(new Error('it died'));
    await inviteNext(new Date()).catch(() => undefined);
    write.mockRestore();
    if (death % 3 === 0) await Promise.all([inviteNext(new Date()), inviteNext(new Date())]);
  }
  while (await inviteNext(new Date()));
  const due = policies.filter(({ inviteOn }) => inviteOn <= today()).map(({ _id }) => _id);
  const invited = await Renewals.find({ policyNumber: /^SUK2020/ }).lean();
  expect(invited.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(due.toSorted());
});
