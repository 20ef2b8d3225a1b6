import { api } from '@/lib/config/paths';
import { addDays } from '@/lib/domain/common/dates';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { Payments } from '@/models/payment/payment';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';

import { choose, type Holder, holderOf, pay, priceOf, read, today } from './holders';

/** A payment buys only what the payer was shown, even if something else has the same price. */
const { newBrowser } = useApi();
const aHolder = () => holderOf(newBrowser().port, 20);

const child = (more: object = {}) => ({
  hasChild: true,
  childName: 'Tara Sample',
  childRelation: 'daughter',
  childBirth: addDays(today(), -100),
  ...more,
});
const payAs = ({ visitor, policyNumber }: Holder, { about }: RenewalDto, amount: number, key = '') =>
  visitor.post(api.renewalPay, { policyNumber, amount, about }, key ? { 'Idempotency-Key': key } : {});
const ordersOf = ({ quoteId }: Holder) => Payments.countDocuments({ quoteId, changeId: /^renewal/ });

test('another child at the same price is told and not charged', async () => {
  const holder = await aHolder();
  const shown = (await choose(holder, child())).body as RenewalDto;
  const { body } = await choose(holder, child({ childName: 'Ravi Sample', childRelation: 'son' }));
  const now = body as RenewalDto;
  expect(priceOf(now)).toBe(priceOf(shown));
  expect(now.about).not.toBe(shown.about);
  expectFailure(await payAs(holder, shown, priceOf(shown), 'the-first-press'), 409, 'CONFLICT');
  expect(await ordersOf(holder)).toBe(0);
  expect((await payAs(holder, await read(holder), priceOf(now))).status).toBe(201);
});

test('a late save of what was shown already is no other choice, whatever its version', async () => {
  const holder = await aHolder();
  const shown = (await choose(holder, child())).body as RenewalDto;
  const late = (await choose(holder, child())).body as RenewalDto;
  expect(late.version).toBe(shown.version + 1);
  expect((await payAs(holder, shown, priceOf(shown))).status).toBe(201);
});

test('another amount is told as such, and a page from before a deploy still pays', async () => {
  const holder = await aHolder();
  const shown = await read(holder);
  await choose(holder, child());
  expectFailure(await payAs(holder, shown, priceOf(shown)), 409, 'PRICE_CHANGED');
  expect((await pay(holder, priceOf(await read(holder)))).status).toBe(201);
});
