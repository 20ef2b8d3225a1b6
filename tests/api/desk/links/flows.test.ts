import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { LINK_KINDS, type LinkPreviewDto, type LinksDto } from '@/lib/domain/desk/links';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { markQuote, Quotes } from '@/models/quote/quote';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { choose, inSeconds, keepIdentity, ready, workUntil } from '@/tests/api/support/buyers';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { historyOf } from '@/tests/api/support/desk';
import { signAll } from '@/tests/api/support/purchases';
import { aLead } from '@/tests/api/support/samples';
import { newMobile, passSeconds, prove, type Visitor } from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, lastLinkCode, type LeadQuote, sendPaymentLink, useDesk } from './steps';

const { newVisitor, telecaller } = useDesk();

async function aTrip(visitor: Visitor): Promise<LeadQuote> {
  const mobileNumber = newMobile();
  const today = todayInIndia(new Date());
  const days = { startsOn: addDays(today, 10), endsOn: addDays(today, 19) };
  const trip = { destination: 'japan', ...days, travellers: ['1993-01-20'] };
  const lead = { ...aLead({ mobileNumber }), segment: 'Travel', trip, sumInsuredUsd: 50_000 };
  const { status, body } = await visitor.post(api.quote, lead);
  expect(status).toBe(201);
  return { visitor, mobileNumber, quoteId: String(body.quoteId), dialerId: String(body.dialerId), amount: 0 };
}

const assisted: readonly string[] = PRODUCTS.filter(({ flow }) => flow === 'assisted').map(
  ({ slug }) => slug,
);
const aPlanOf = (product: string) => (visitor: Visitor) => aLeadQuote(visitor, { product, tier: undefined });

const flows: readonly (readonly [string, (visitor: Visitor) => Promise<LeadQuote>])[] = [
  ['online', aPlanOf('aspire')],
  ...assisted.map((slug): [string, ReturnType<typeof aPlanOf>] => [slug, aPlanOf(slug)]),
  ['travel', aTrip],
];
const flowStates = flows.flatMap(([flow, make]) =>
  (['before', 'after'] as const).map((proof) => [flow, proof, make] as const),
);

test('the assisted plans are those of the specification', () => {
  expect(assisted).toEqual(['heartbeat', 'rise']);
});

test.each(flowStates)(
  'each link about a quote of %s, %s the proof of its number, goes out or is refused in words, as its preview said',
  async (flow, proof, make) => {
    const desk = await telecaller();
    const quote = await make(newVisitor());
    const { quoteId } = quote;
    if (proof === 'after') await prove(quote.visitor, quote.mobileNumber);
    const { offers } = (await desk.get(`${api.deskLinks}?quoteId=${quoteId}`)).body as LinksDto;
    const amount = offers.at(-1)?.amount ?? 1;
    for (const kind of LINK_KINDS) {
      const wish = { quoteId, channel: 'sms', ...(kind === 'custom' && { amount }) };
      const preview = await desk.post(api.linkPreview, { ...wish, kind });
      const { refusal } = preview.body as LinkPreviewDto;
      expect(preview.status).toBe(200);
      // A link to the application needs the application's id, which exists only after the payment.
      if (kind === 'application') {
        expect(refusal?.code).toBe('NOT_PAID');
        continue;
      }
      const paths = { payment: api.paymentLink, custom: api.customLink };
      const reason = 'Asked for more years on the call';
      const sent = await desk.post(paths[kind], { ...wish, ...(kind === 'custom' && { reason }) });
      if (!refusal) {
        expect([kind, sent.status]).toEqual([kind, 200]);
        continue;
      }
      expectFailure(sent, 422, refusal.code);
      // A trip has no other number of years.
      const code = flow === 'travel' ? 'NO_PRICE' : 'ADVISOR_ONLY';
      expect([flow, refusal.code, refusal.message]).toEqual([flow, code, sent.body.message]);
    }
    const told = (await historyOf(desk, quoteId)).quote.task;
    const tasks: Record<string, string> = { online: 'sendQuote', travel: 'sendQuote' };
    expect(told).toBe(tasks[flow] ?? 'agreePlan');
  },
);

/** Agrees on what the desk reads now, or on a subject that it read before. */
const agree = async (desk: Browser, quoteId: string, subject?: string) =>
  desk.post(api.deskOutcomes, {
    quoteId,
    outcome: 'planAgreed',
    subject: subject ?? (await historyOf(desk, quoteId)).quote.subject,
  });

test.each(assisted)(
  'a quote of %s is finished from the desk: agreed on the call, sent, paid, signed, issued',
  async (product) => {
    const desk = await telecaller();
    const quote = await aPlanOf(product)(newVisitor());
    const { quoteId, mobileNumber } = quote;
    expectFailure(await sendPaymentLink(desk, quote), 422, 'ADVISOR_ONLY');
    expect((await agree(desk, quoteId)).status).toBe(200);
    const told = { action: 'CALL_OUTCOME' as const, 'details.quoteId': quoteId };
    expect(await AuditEntries.findOne(told).lean()).toMatchObject({ details: { outcome: 'planAgreed' } });
    const { link, code: linkCode } = await aSentLink(desk, quote);

    const customer = newVisitor();
    await prove(customer, mobileNumber);
    expect((await customer.post(api.linkEnter, { linkCode })).status).toBe(200);
    await customer.post(api.quote, { quoteId, isChecked: true });
    await markQuote(quoteId, ready);
    await keepIdentity(quoteId);
    const paid = await customer.post(api.payments, { quoteId, amount: link.amount });
    expect(paid.status).toBe(201);
    const buyer = { ...quote, visitor: customer };
    await choose(buyer, paid.body as PaymentDto, 'success');
    await workUntil(customer, inSeconds(60));

    const { applicationId = '' } = (await desk.get(`${api.deskLinks}?quoteId=${quoteId}`)).body as LinksDto;
    const form = await customer.post(api.redirectionLink, { quoteId });
    const openedId = applicationId || String(form.body.url).split('/').at(-1)!;
    passSeconds(1);
    const sent = await desk.post(api.applicationLink, {
      applicationId: openedId,
      channel: 'sms',
      replaces: link.linkId,
    });
    expect(sent.status).toBe(200);
    const entered = await customer.post(api.linkEnter, { linkCode: await lastLinkCode(quote) });
    expect(String(entered.body.url)).toContain(`/appforms/${product}/${openedId}`);
    const signed = await signAll({ ...buyer, applicationId: openedId });
    expect(signed.body).toMatchObject({ status: 'accepted', policyNumber: expect.any(String) as string });
    expect((await historyOf(desk, quoteId)).quote).toMatchObject({ status: 1, task: 'none' });
  },
);

test('what was agreed holds for its plan and people alone', async () => {
  const desk = await telecaller();
  const quote = await aPlanOf('heartbeat')(newVisitor());
  const { quoteId, visitor } = quote;
  await agree(desk, quoteId);
  await visitor.post(api.quote, { quoteId, tenure: 2 });
  expect((await historyOf(desk, quoteId)).quote.task).toBe('sendQuote');
  await visitor.post(api.quote, { quoteId, tier: 'Platinum' });
  expect((await historyOf(desk, quoteId)).quote.task).toBe('agreePlan');
  expectFailure(await sendPaymentLink(desk, quote, { amount: undefined }), 422, 'ADVISOR_ONLY');
});

test.each([{ sumInsured: 25_00_000 }, { existingIllness: 'yes' }])(
  'nobody agrees to what the customer changed after it was read: %j',
  async (change) => {
    const desk = await telecaller();
    const { quoteId, visitor } = await aPlanOf('heartbeat')(newVisitor());
    const { subject } = (await historyOf(desk, quoteId)).quote;
    expect((await visitor.post(api.quote, { quoteId, ...change })).status).toBe(200);
    expectFailure(await agree(desk, quoteId, subject), 409, 'CONFLICT');
    expect((await historyOf(desk, quoteId)).quote.task).toBe('agreePlan');
    expect((await agree(desk, quoteId)).status).toBe(200);
  },
);

test('who bought elsewhere has declined: nothing is sent any more, and the lead never moves again', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { quoteId } = quote;
  await desk.post(api.deskOutcomes, { quoteId, outcome: 'soldElsewhere' });
  const { quote: seen } = await historyOf(desk, quoteId);
  expect(seen).toMatchObject({ status: 3, task: 'none', missing: [] });
  expectFailure(await sendPaymentLink(desk, quote), 422, 'DECLINED');
  await desk.post(api.deskOutcomes, { quoteId, outcome: 'reached' });
  expect((await historyOf(desk, quoteId)).quote.status).toBe(3);
});

test('a quote made on a call is taken over through its link by who proves its number, and the audit says so once', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link, code: linkCode } = await aSentLink(desk, quote);
  const [customer, stranger] = [newVisitor(), newVisitor()];
  await prove(stranger, newMobile());
  expectFailure(await stranger.post(api.linkEnter, { linkCode }), 404, 'NOT_FOUND');
  await prove(customer, quote.mobileNumber);
  for (const _time of [1, 2]) expect((await customer.post(api.linkEnter, { linkCode })).status).toBe(200);
  const entries = await AuditEntries.find({
    action: 'QUOTE_TAKEN_OVER' as const,
    about: quote.quoteId,
  }).lean();
  expect(entries).toMatchObject([
    { actor: 'customer', details: { quoteId: quote.quoteId, linkId: link.linkId } },
  ]);
  expect((await Quotes.findById(quote.quoteId).lean())?.provenBy).toHaveLength(1);
});
