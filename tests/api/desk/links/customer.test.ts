import { api, paths } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { LinksDto, SentLinkViewDto } from '@/lib/domain/desk/links';
import { STANDING } from '@/lib/domain/quote/ownership';
import { findMoneyFacts } from '@/lib/server/services/payment/moneySweep';
import { ownerOf } from '@/lib/domain/payment/moneyOwner';
import { Outbox } from '@/models/common/outbox';
import { cancelLiveLink, SentLinks } from '@/models/desk/sentLink';
import { Payments } from '@/models/payment/payment';
import { markQuote, Quotes } from '@/models/quote/quote';
import {
  type Buyer,
  choose,
  inSeconds,
  keepIdentity,
  pay,
  ready,
  workUntil,
} from '@/tests/api/support/buyers';
import { expectFailure } from '@/tests/api/support/browser';
import { newMobile, prove, setClock, type Visitor } from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, lastLinkCode, type LeadQuote, linkMessages, useDesk } from './steps';
import { bornAsWorked } from '@/tests/workedFamily';

const { newVisitor, telecaller } = useDesk();

const open = (visitor: Visitor, linkCode: string) => visitor.post(api.linkOpen, { linkCode });
const enter = (visitor: Visitor, linkCode: string) => visitor.post(api.linkEnter, { linkCode });
const renew = (visitor: Visitor, linkCode: string) => visitor.post(api.linkRenew, { linkCode });

async function stateOf(desk: Visitor, { quoteId }: LeadQuote, at = 0) {
  const { links } = (await desk.get(`${api.deskLinks}?quoteId=${quoteId}`)).body as LinksDto;
  return links[at];
}

async function expire({ quoteId }: LeadQuote): Promise<void> {
  await SentLinks.updateOne({ quoteId, isLive: true }, { $set: { validUntil: new Date(0) } });
}

test('opened by whoever has it: plan and price, counted; nothing of the person', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { code } = await aSentLink(desk, quote);
  const stranger = newVisitor();
  for (const count of [1, 2]) {
    const answer = await open(stranger, code);
    expect(answer.status).toBe(200);
    expect(answer.body as SentLinkViewDto).toMatchObject({
      kind: 'payment',
      tenure: 1,
      amount: quote.amount,
    });
    expect(answer.text).not.toMatch(/Asha|1991-04-02/);
    expect(answer.text).not.toMatch(bornAsWorked);
    for (const theirs of [quote.mobileNumber, quote.mobileNumber.slice(-4), quote.quoteId]) {
      expect(answer.text).not.toContain(theirs);
    }
    expect(await stateOf(desk, quote)).toMatchObject({ state: 'opened', opens: count });
  }
  expectFailure(await enter(stranger, code), 401, 'NOT_SIGNED_IN');
  await prove(stranger, newMobile());
  expectFailure(await enter(stranger, code), 404, 'NOT_FOUND');
  expectFailure(await pay({ ...quote, visitor: stranger }, { amount: quote.amount }), 404, 'NOT_FOUND');
  expectFailure(await open(stranger, 'unknown-code'), 404, 'NOT_FOUND');
});

test('who proves the number owns the quote, though another session typed it', async () => {
  const quote = await aLeadQuote(newVisitor());
  await Quotes.updateOne({ _id: quote.quoteId }, { $set: { segment: 'TeleSales' } });
  const { code } = await aSentLink(await telecaller(), quote);
  const customer = newVisitor();
  await open(customer, code);
  await prove(customer, quote.mobileNumber);
  const entered = await enter(customer, code);
  expect(entered.body).toMatchObject({ quoteId: quote.quoteId });
  expect(entered.body.url).toContain(paths.summary(quote.quoteId));
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ standing: STANDING.unchecked });
  expectFailure(await quote.visitor.get(`${api.quote}?quoteId=${quote.quoteId}`), 404, 'PROVEN_ELSEWHERE');
});

test.each([
  [{}, paths.summary],
  [{ declaration: 'clean' }, paths.kyc],
  [{ declaration: 'clean', kyc: 'verified' }, paths.startPayment],
] as const)('it leads to the next step: %j', async (marks, path) => {
  const quote = await aLeadQuote(newVisitor());
  const { code } = await aSentLink(await telecaller(), quote);
  await prove(quote.visitor, quote.mobileNumber);
  await markQuote(quote.quoteId, marks);
  expect((await enter(quote.visitor, code)).body.url).toContain(path(quote.quoteId));
});

test('an application link leads to the form, once paid and until signed', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  await prove(quote.visitor, quote.mobileNumber);
  await markQuote(quote.quoteId, { ...ready, paidAt: new Date() });
  const { body } = await quote.visitor.post(api.redirectionLink, { quoteId: quote.quoteId });
  const applicationId = (body.url as string).split('/').at(-1) ?? '';
  const sent = await desk.post(api.applicationLink, { applicationId, channel: 'whatsapp' });
  expect(sent.body).toMatchObject({ kind: 'application', state: 'sent' });
  const [message] = await linkMessages(quote);
  expect(message?.text).toMatch(/answers are missing/);
  const code = await lastLinkCode(quote);
  expect((await enter(quote.visitor, code)).body.url).toBe(body.url);
  await markQuote(quote.quoteId, { submittedAt: new Date() });
  expectFailure(await desk.post(api.applicationLink, { applicationId, channel: 'sms' }), 422, 'NOTHING_OPEN');
});

test('an expired link is renewed with one tap, once, to the same number', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { code } = await aSentLink(desk, quote);
  const customer = newVisitor();
  expect((await renew(customer, code)).status).toBe(202);
  expect(await linkMessages(quote)).toHaveLength(1);
  await expire(quote);
  expectFailure(await open(customer, code), 410, 'EXPIRED');
  expect(await stateOf(desk, quote)).toMatchObject({ state: 'expired' });
  const taps = await Promise.all([renew(customer, code), renew(customer, code)]);
  expect(taps.map(({ status }) => status)).toEqual([202, 202]);
  expect(await linkMessages(quote)).toHaveLength(2);
  expect((await open(customer, await lastLinkCode(quote))).status).toBe(200);
  expect(await stateOf(desk, quote)).toMatchObject({ state: 'opened', by: 'customer' });
  expectFailure(await open(customer, code), 410, 'LINK_CANCELLED');
});

test('a server that dies in mid-renewal keeps nobody from the new link: the next tap sends it, once', async () => {
  const quote = await aLeadQuote(newVisitor());
  const { link, code } = await aSentLink(await telecaller(), quote);
  await expire(quote);
  const live = { _id: link.linkId, quoteId: quote.quoteId };
  await cancelLiveLink(live, { by: 'customer', now: new Date(), replacedBy: 'renewed-link-of-a-dead-one' });
  const customer = newVisitor();
  for (const _tap of [1, 2]) expect((await renew(customer, code)).status).toBe(202);
  expect(await linkMessages(quote)).toHaveLength(2);
  expect((await open(customer, await lastLinkCode(quote))).status).toBe(200);
  await Outbox.deleteMany({ purpose: 'sent-link', quoteId: quote.quoteId });
  await SentLinks.updateOne({ quoteId: quote.quoteId, isLive: true }, { $set: { delivery: 'failed' } });
  expect((await renew(customer, code)).status).toBe(202);
  expect(await linkMessages(quote)).toHaveLength(1);
});

test('a quote with another number by now is not opened for who was written to', async () => {
  const quote = await aLeadQuote(newVisitor());
  const { code } = await aSentLink(await telecaller(), quote);
  const { status } = await quote.visitor.post(api.quote, {
    quoteId: quote.quoteId,
    mobileNumber: newMobile(),
  });
  expect(status).toBe(200);
  expectFailure(await open(newVisitor(), code), 404, 'NOT_FOUND');
});

test('cancelled while its customer pays: the money has its owner, and the desk sees it', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link, code } = await aSentLink(desk, quote);
  await prove(quote.visitor, quote.mobileNumber);
  await markQuote(quote.quoteId, ready);
  await keepIdentity(quote.quoteId);
  await enter(quote.visitor, code);
  const buyer: Buyer = quote;
  const { status, body: payment } = await pay(buyer, { amount: quote.amount });
  expect(status).toBe(201);
  expect(await stateOf(desk, quote)).toMatchObject({ state: 'paying' });
  expect((await desk.post(api.linkCancel, { linkId: link.linkId })).body).toMatchObject({
    state: 'cancelled',
    payment: { status: 'open', reference: payment.reference },
  });
  expectFailure(await open(quote.visitor, code), 410, 'LINK_CANCELLED');
  await choose(buyer, payment, 'success');
  await workUntil(quote.visitor, inSeconds(120));
  expect(await stateOf(desk, quote)).toMatchObject({ state: 'paid' });
  const kept = await Payments.findById(payment.paymentId).orFail().lean();
  expect(ownerOf(await findMoneyFacts(kept), new Date()).kind).toBe('waiting');
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ paymentId: payment.paymentId });
});

test('once paid there is nothing to cancel', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link } = await aSentLink(desk, quote);
  await prove(quote.visitor, quote.mobileNumber);
  await markQuote(quote.quoteId, ready);
  await keepIdentity(quote.quoteId);
  const { body: payment } = await pay(quote, { amount: quote.amount });
  await choose(quote, payment, 'success');
  await workUntil(quote.visitor, inSeconds(120));
  expectFailure(await desk.post(api.linkCancel, { linkId: link.linkId }), 422, 'ALREADY_PAID');
});

test('who watches the list sees a link that is sent, opened or cancelled, and a quote that a colleague takes', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link, code } = await aSentLink(desk, quote);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => open(newVisitor(), code),
    () => desk.post(api.quoteOwner, { quoteId: quote.quoteId }),
    () => aSentLink(desk, quote, { replaces: link.linkId }),
    async () => desk.post(api.linkCancel, { linkId: (await stateOf(desk, quote))?.linkId }),
  ];
  for (const step of steps) {
    setClock(Date.now() + 60_000);
    const since = new Date().toISOString();
    const seen = async () => {
      const { body } = await desk.get(`${api.latestQuotes}?${new URLSearchParams({ since })}`);
      return (body as LatestQuotesDto).quotes.map(({ quoteId }) => quoteId);
    };
    expect(await seen()).not.toContain(quote.quoteId);
    setClock(Date.now() + 1_000);
    await step();
    expect(await seen()).toContain(quote.quoteId);
  }
});
