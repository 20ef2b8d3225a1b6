import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { LinkDto, LinkPreviewDto, LinksDto } from '@/lib/domain/desk/links';
import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { CHANNELS } from '@/lib/domain/verify/otp.data';
import { formatDateOf, formatMoney } from '@/lib/i18n/format';
import { endOfDay } from '@/lib/server/services/desk/links/planLink';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { noteNextDelivery } from '@/lib/server/services/desk/links/linkDelivery';
import { Consents, withdrawConsents } from '@/models/consents/consent';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { AuditEntries } from '@/models/desk/auditEntry';
import { SentLinks } from '@/models/desk/sentLink';
import { markQuote, Quotes } from '@/models/quote/quote';
import { expectFailure } from '@/tests/api/support/browser';
import { times } from '@/tests/api/support/codes';
import { historyOf } from '@/tests/api/support/desk';
import { setClock } from '@/tests/api/support/visitors';
import {
  aLeadQuote,
  aSentLink,
  lastLinkCode,
  type LeadQuote,
  linkMessages,
  sendPaymentLink,
  setHour,
  useDesk,
} from './steps';

const { newVisitor, telecaller, supervisor } = useDesk();
const audited = (action: string, quoteId: string) =>
  AuditEntries.countDocuments({ action, 'details.quoteId': quoteId } as object);

async function linksOf(desk: Awaited<ReturnType<typeof telecaller>>, { quoteId }: LeadQuote) {
  const { status, body } = await desk.get(`${api.deskLinks}?quoteId=${quoteId}`);
  expect(status).toBe(200);
  return body as LinksDto;
}

test('the customer reads what the preview showed; the lead moves to 6 and the trail has it once', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const wish = { quoteId: quote.quoteId, kind: 'payment', channel: 'sms' };
  const preview = (await desk.post(api.linkPreview, wish)).body as LinkPreviewDto;
  expect(preview).toMatchObject({ amount: quote.amount, language: 'en' });
  expect(preview.refusal).toBeUndefined();
  expect(await linkMessages(quote)).toEqual([]);
  const { link, code } = await aSentLink(desk, quote);
  expect(link).toMatchObject({ state: 'sent', amount: quote.amount, tenure: 1, by: 'SAMPLE-1001', opens: 0 });
  const [message] = await linkMessages(quote);
  expect(message?.text.replace(code, '…')).toBe(preview.text);
  expect(message?.text).toContain(formatMoney(quote.amount));
  expect(message?.text).toContain(formatDateOf(link.validUntil, 'en'));
  expect(code).toMatch(/^[\w-]{12}$/);
  expect(JSON.stringify(await SentLinks.find().lean())).not.toContain(code);
  const lead = await DialerLeads.findById(quote.dialerId).lean();
  expect(lead?.history.at(-1)).toMatchObject({ status: LEAD_STATUS.linkSent, actor: 'SAMPLE-1001' });
  expect(await audited('LINK_SENT', quote.quoteId)).toBe(1);
  expect(await audited('LINK_PREVIEWED', quote.quoteId)).toBe(1);
  const listed = JSON.stringify(await linksOf(desk, quote));
  for (const secret of [code, quote.mobileNumber]) expect(listed).not.toContain(secret);
});

test('the list marks a link on its last day, and tells when the quote was paid, not when a link went out', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link } = await aSentLink(desk, quote);
  const rowLink = async () => {
    const { body } = await desk.get(`${api.latestQuotes}?q=${quote.quoteId}`);
    return (body as LatestQuotesDto).quotes[0]?.link;
  };
  expect(await rowLink()).toMatchObject({ at: link.sentAt, endsToday: false });
  const validUntil = endOfDay(todayInIndia(new Date()));
  await SentLinks.updateOne({ _id: link.linkId }, { $set: { validUntil } });
  expect(await rowLink()).toMatchObject({ endsToday: true });
  const at = new Date(new Date().getTime() + 60_000);
  const move = { status: LEAD_STATUS.paid, at, actor: 'gateway', cause: 'payment' };
  await DialerLeads.updateOne(
    { _id: quote.dialerId },
    { $set: { status: LEAD_STATUS.paid }, $push: { history: move } },
  );
  expect(await rowLink()).toMatchObject({ at: at.toISOString() });
});

test.each(['hi', 'ta'])('it is written in the language of the lead: %s', async (language) => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  await DialerLeads.updateOne({ _id: quote.dialerId }, { $set: { language } });
  await aSentLink(desk, quote);
  const [message] = await linkMessages(quote);
  expect(message?.link).toContain(`/${language}/p#`);
  expect(message?.text).toMatch(language === 'hi' ? /साल/ : /ஆண்டு/);
});

const applicationBody = { applicationId: 'app-1' };
const payment = [api.paymentLink, {}] as const;
const application = [api.applicationLink, applicationBody] as const;
type Case = [
  code: string,
  send: readonly [string, object],
  status: number,
  make: (quote: LeadQuote) => unknown,
];
const mark = (marks: Parameters<typeof markQuote>[1]) => (quote: LeadQuote) =>
  markQuote(quote.quoteId, marks);
const change =
  (set: object) =>
  ({ quoteId }: LeadQuote) =>
    Quotes.updateOne({ _id: quoteId }, set);
const mobileHashOf = async ({ quoteId }: LeadQuote) =>
  (await Quotes.findById(quoteId).lean())?.mobileHash ?? '';

const expireConsents = async (quote: LeadQuote) =>
  Consents.updateMany({ mobileHash: await mobileHashOf(quote) }, { $set: { validUntil: new Date(0) } });

const refusals: readonly Case[] = [
  ['NO_CONSENT', payment, 422, async (quote) => withdrawConsents(await mobileHashOf(quote), new Date())],
  ['NO_CONSENT', payment, 422, expireConsents],
  ['NO_CONSENT', payment, 422, change({ $set: { mobileHash: 'another' } })],
  ['NO_CALL_TIME', payment, 422, () => setHour(21)],
  ['NO_CALL_TIME', payment, 422, () => setHour(8)],
  ['NO_PRICE', payment, 422, change({ $unset: { tenure: 1 } })],
  ['ADVISOR_ONLY', payment, 422, change({ $set: { product: 'heartbeat' } })],
  ['ALREADY_PAID', payment, 422, mark({ paidAt: new Date() })],
  ['DECLINED', payment, 422, mark({ decision: 'declined' })],
  [
    'DECLINED',
    payment,
    422,
    ({ dialerId }) => DialerLeads.updateOne({ _id: dialerId }, { $set: { status: 3 } }),
  ],
  ['PRICE_CHANGED', [api.paymentLink, { amount: 12_000 }], 409, () => undefined],
  ['INVALID_INPUT', [api.paymentLink, { amount: '12488' }], 400, () => undefined],
  ['NOT_FOUND', [api.paymentLink, { quoteId: 'unknown' }], 404, () => undefined],
  ['BELOW_PRICE', [api.customLink, { amount: 12_000, reason: 'A little goodwill' }], 422, () => undefined],
  ['AMOUNT_NOT_FILED', [api.customLink, { amount: 20_000, reason: 'A round amount' }], 422, () => undefined],
  ...['Call him at 98765 43210 first', 'His PAN is AAAPS1111A'].map((reason): Case => [
    'INVALID_INPUT',
    [api.customLink, { amount: 24_039, reason }],
    400,
    () => undefined,
  ]),
  ['NOT_FOUND', application, 404, () => undefined],
];

const quoteOf = ({ quoteId, amount }: LeadQuote) => ({ quoteId, amount });
/** Each refusal with one of the channels in turn, since the channel only decides where a message goes. */
const refused = refusals.map((each, at) => [...each, CHANNELS[at % CHANNELS.length]!] as const);

test.each(refused)('%s is why none is sent', async (code, [path, more], status, make, channel) => {
  const visitor = newVisitor();
  const quote = await aLeadQuote(visitor);
  await make(quote);
  const desk = await telecaller();
  const body = { ...quoteOf(quote), ...more, channel, email: 'asha@mail.example' };
  expectFailure(await desk.post(path, body), status, code);
  expect(await linkMessages(quote)).toEqual([]);
  expect(await linkMessages(quote, 'asha@mail.example')).toEqual([]);
  expect(await SentLinks.countDocuments({ quoteId: quote.quoteId })).toBe(0);
  const isRule = status === 422 || status === 409;
  expect(await audited('LINK_REFUSED', quote.quoteId)).toBe(isRule ? 1 : 0);
  if (path !== api.paymentLink || !isRule) return;
  const wish = { kind: 'payment', ...quoteOf(quote), ...more, channel };
  expect((await desk.post(api.linkPreview, wish)).body.refusal).toMatchObject({ code });
});

test('sent again by who saw the first, it cancels that; the third of a day is the last', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const sent: LinkDto[] = [];
  for (const channel of CHANNELS) {
    const replaces = sent.at(-1)?.linkId;
    const answer = await sendPaymentLink(desk, quote, { channel, replaces, email: 'asha@mail.example' });
    expect(answer.status).toBe(200);
    sent.push(answer.body as LinkDto);
  }
  const { links, sentToday, mostADay, liveId } = await linksOf(desk, quote);
  expect(links.map(({ state }) => state)).toEqual(['sent', 'cancelled', 'cancelled']);
  expect({ sentToday, mostADay, liveId }).toEqual({ sentToday: 3, mostADay: 3, liveId: sent[2]?.linkId });
  expectFailure(await sendPaymentLink(desk, quote, { replaces: liveId }), 422, 'LINK_LIMIT');
  setHour(9, 1);
  const tomorrow = await sendPaymentLink(await telecaller(), quote, { replaces: liveId });
  expect(tomorrow.status).toBe(200);
});

test('two telecallers who send at once make one link', async () => {
  const desks = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const answers = await Promise.all(desks.map((desk) => sendPaymentLink(desk, quote)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await linkMessages(quote)).toHaveLength(1);
  const first = answers.find(({ status }) => status === 200)?.body as LinkDto;
  const again = await Promise.all(
    desks.map((desk) => sendPaymentLink(desk, quote, { replaces: first.linkId })),
  );
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await linkMessages(quote)).toHaveLength(2);
  expect(await SentLinks.countDocuments({ quoteId: quote.quoteId, isLive: true })).toBe(1);
  expect(await audited('LINK_SENT', quote.quoteId)).toBe(2);
});

test('a double click sends once, and another body with its key is a conflict', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const answers = await times(4, () => sendPaymentLink(desk, quote, {}, 'one-press'));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.linkId}`)).size).toBe(1);
  expect(await linkMessages(quote)).toHaveLength(1);
  expect(await audited('LINK_SENT', quote.quoteId)).toBe(1);
  expectFailure(await sendPaymentLink(desk, quote, { channel: 'whatsapp' }, 'one-press'), 409, 'CONFLICT');
});

test('what became of the message stays with its link when the outbox has forgotten it', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link } = await aSentLink(desk, quote);
  const later = new Date(Date.now() + 60_000);
  await deliverMessages(later);
  expect((await linksOf(desk, quote)).links[0]?.state).toBe('delivered');
  // Simulates a crash between the two writes.
  await SentLinks.updateOne({ _id: link.linkId }, { $set: { checkAt: later }, $unset: { delivery: 1 } });
  expect((await linksOf(desk, quote)).links[0]?.state).toBe('sent');
  while (await noteNextDelivery(later));
  expect((await linksOf(desk, quote)).links[0]?.state).toBe('delivered');
  const failing = await aLeadQuote(newVisitor());
  await aSentLink(desk, failing);
  await deliverMessages(later, () => ({ deliver: () => Promise.reject(new Error('refused')) }));
  for (let wait = 1; wait < 30; wait += 1) {
    const at = new Date(later.getTime() + wait * 60_000);
    await deliverMessages(at, () => ({ deliver: () => Promise.reject(new Error('refused')) }));
    await noteNextDelivery(at);
  }
  expect((await linksOf(desk, failing)).links[0]?.state).toBe('failed');
  expect(await lastLinkCode(failing)).toMatch(/\S/);
});

type Meanwhile = (asked: { quote: LeadQuote; linkId: string; desk: Desk }) => unknown;
type Desk = Awaited<ReturnType<typeof telecaller>>;

const meanwhile: readonly [string, string, Meanwhile][] = [
  [
    'the consent is withdrawn',
    'consent',
    async ({ quote }) => withdrawConsents(await mobileHashOf(quote), new Date()),
  ],
  ['the link is cancelled', 'cancelled', ({ desk, linkId }) => desk.post(api.linkCancel, { linkId })],
  ['it is paid otherwise', 'paid', ({ quote }) => markQuote(quote.quoteId, { paidAt: new Date() })],
  [
    'the link expires',
    'expired',
    ({ linkId }) => SentLinks.updateOne({ _id: linkId }, { $set: { validUntil: new Date() } }),
  ],
  ['9 pm comes', 'hours', () => setClock(Date.now() + 60_000)],
];

test.each(meanwhile)(
  'a link that waits for its carrier is not delivered once %s',
  async (_what, reason, happens) => {
    setClock(startInIndia(todayInIndia(new Date())).getTime() + (21 * 60 - 1) * 60_000);
    const desk = await telecaller();
    const quote = await aLeadQuote(newVisitor());
    const { link } = await aSentLink(desk, quote);
    const away = () => ({ deliver: () => Promise.reject(new Error('away')) });
    await deliverMessages(new Date(), away);
    await happens({ quote, linkId: link.linkId, desk });
    const delivered: string[] = [];
    const later = new Date(Date.now() + 30_000);
    await deliverMessages(later, () => ({ deliver: async ({ text }) => void delivered.push(text) }));
    expect(delivered.filter((text) => text.includes('/p#'))).toEqual([]);
    const { entries } = await historyOf(desk, quote.quoteId);
    const message = { kind: 'message', purpose: 'sent-link', delivery: 'failed', stoppedBy: reason };
    expect(entries).toContainEqual(expect.objectContaining(message));
  },
);

test('a link that its customer renewed at night is delivered all the same', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link, code } = await aSentLink(desk, quote);
  await deliverMessages(new Date());
  await SentLinks.updateOne({ _id: link.linkId }, { $set: { validUntil: new Date() } });
  setHour(23, 20);
  expect((await quote.visitor.post(api.linkRenew, { linkCode: code })).status).toBe(202);
  const delivered: string[] = [];
  const at = new Date();
  await deliverMessages(at, () => ({ deliver: async ({ text }) => void delivered.push(text) }));
  expect(delivered.some((text) => text.includes(`/p#`))).toBe(true);
});

test('a colleague may cancel a link; once paid there is nothing to cancel', async () => {
  const quote = await aLeadQuote(newVisitor());
  const { link } = await aSentLink(await telecaller(), quote);
  const colleague = await supervisor();
  const cancelled = await colleague.post(api.linkCancel, { linkId: link.linkId });
  expect(cancelled.body).toMatchObject({ linkId: link.linkId, state: 'cancelled' });
  expect((await colleague.post(api.linkCancel, { linkId: link.linkId })).status).toBe(200);
  expect(await audited('LINK_CANCELLED', quote.quoteId)).toBe(1);
  expectFailure(await colleague.post(api.linkCancel, { linkId: 'unknown' }), 404, 'NOT_FOUND');
});
