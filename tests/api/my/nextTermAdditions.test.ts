import { api } from '@/lib/config/paths';
import { addDays, dayAfterTerm, daysBetween, startInIndia } from '@/lib/domain/common/dates';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { useApi } from '@/tests/api/support/api';
import {
  type Holder,
  holderOf,
  read,
  recordOf,
  renew,
  succeed,
  today,
  work,
} from '@/tests/api/renewals/holders';
import { prove, setClock } from '@/tests/api/support/visitors';
import {
  changeMessages,
  askChange,
  baby,
  decide,
  type Deciders,
  readPolicy,
  saveChange,
  signInDeciders,
} from './requests';

/** Somebody is added to a policy whose next term is bought already. */
const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

let staff: Deciders;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port(), 131);
});

const formOf = async ({ visitor, policyNumber }: Holder) =>
  (await visitor.get(`${api.myChange}?policyNumber=${policyNumber}&kind=person`)).body as ChangeFormDto;
const paymentOf = async ({ visitor }: Holder, { paymentId }: PaymentDto) =>
  (await visitor.get(`${api.payments}?paymentId=${paymentId}`)).body as PaymentDto;

async function add(holder: Holder): Promise<{ form: ChangeFormDto; payment: PaymentDto }> {
  const { status, body } = await askChange(holder, 'person', baby());
  expect(status).toBe(200);
  const { changeId = '' } = body as ChangeFormDto;
  expect((await decide(staff.underwriter, changeId, 'accepted')).status).toBe(200);
  const form = await formOf(holder);
  expect(form.status).toBe('toPay');
  const ordered = await holder.visitor.post(api.myAddition, { changeId, amount: form.addition?.price });
  expect(ordered.status).toBe(201);
  const payment = ordered.body as PaymentDto;
  await succeed(holder, payment);
  await work(holder);
  return { form, payment };
}

async function aRenewed(): Promise<{ holder: Holder; next: Holder; startsOn: string }> {
  const holder = await holderOf(port(), 20);
  const policyNumber = await renew(holder);
  const { startsOn, endsOn } = await recordOf(policyNumber);
  expect(startsOn).toBe(addDays(holder.endsOn, 1));
  return { holder, next: { ...holder, policyNumber, endsOn }, startsOn };
}

test('who is added once it is renewed is not in the next term: form, payment and policy say so, until they are added there too', async () => {
  const { holder, next, startsOn } = await aRenewed();
  const nextTerm = { policyNumber: next.policyNumber, startsOn };
  const { form, payment } = await add(holder);
  expect(form).toMatchObject({ nextTerm });
  expect(form.startsOn).toBeUndefined();
  expect((await readPolicy(next)).people).toHaveLength(3);
  expect((await paymentOf(holder, payment)).bought).toMatchObject({ coveredFrom: today(), nextTerm });
  expect((await readPolicy(holder)).withoutAdded).toEqual({ ...nextTerm, names: ['Tara Sample'] });

  const later = await add(next);
  const days = daysBetween(startsOn, dayAfterTerm(startsOn, 12));
  expect(later.form).toMatchObject({ startsOn, addition: { daysLeft: days, days } });
  expect(later.form.nextTerm).toBeUndefined();
  expect((await paymentOf(next, later.payment)).bought).toMatchObject({ coveredFrom: startsOn });
  const { additions, ...record } = await recordOf(next.policyNumber);
  expect(additions).toMatchObject([{ amount: later.payment.amount, startsOn, paidOn: today() }]);
  // Waits run from the day on which this term's holder had them covered.
  expect(peopleOf(record).insured[3]).toMatchObject({ name: 'Tara Sample', coveredFrom: today() });
  expect((await paymentOf(holder, payment)).bought).not.toHaveProperty('nextTerm');
  expect((await readPolicy(holder)).withoutAdded).toBeUndefined();

  // The next term was priced without them, so its renewal says that they join.
  setClock(startInIndia(addDays(next.endsOn, -20)).getTime());
  await prove(holder.visitor, holder.mobileNumber);
  const { causes } = (await read(next)).price;
  expect(causes.find(({ key }) => key === 'joined')?.amount).toBeGreaterThan(0);
});

test('who is added to the next term alone waits from its first day', async () => {
  const { next, startsOn } = await aRenewed();
  await add(next);
  const [toPay] = (await changeMessages(next)).filter(({ purpose }) => purpose === 'change-toPay');
  // The price doesn't fall day by day, and cover doesn't begin on the day of payment.
  expect(toPay?.text).toContain(
    'From which day they are covered, and what it costs today, stands in the bill',
  );
  const { insured } = peopleOf(await recordOf(next.policyNumber));
  expect(insured[3]).toMatchObject({ name: 'Tara Sample', coveredFrom: startsOn });
});

test('a next term that was cancelled is not spoken of, and takes nobody; what else changes is asked for in the first', async () => {
  const { holder, next } = await aRenewed();
  expect((await saveChange(next, 'nominee', {})).status).toBe(409);
  const cancelled = { policyNumber: next.policyNumber, reason: 'price' };
  expect((await holder.visitor.post(api.policyCancel, cancelled)).status).toBe(200);
  expect((await formOf(holder)).nextTerm).toBeUndefined();
  expect((await saveChange(next, 'person', baby())).status).toBe(409);
});
