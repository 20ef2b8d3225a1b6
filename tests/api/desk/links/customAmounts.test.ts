import { api } from '@/lib/config/paths';
import type { CustomAmountsDto, LinkDto } from '@/lib/domain/desk/links';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Consents } from '@/models/consents/consent';
import { SentLinks } from '@/models/desk/sentLink';
import { Quotes } from '@/models/quote/quote';
import { expectFailure } from '@/tests/api/support/browser';
import { prove, type Visitor } from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, lastLinkCode, type LeadQuote, linkMessages, useDesk } from './steps';

const { newVisitor, telecaller, supervisor } = useDesk();
const reason = 'Asked for two years on the call';

/** The price for two years. */
async function offerOf(desk: Visitor, { quoteId }: LeadQuote): Promise<number> {
  const { body } = await desk.get(`${api.deskLinks}?quoteId=${quoteId}`);
  return (
    (body.offers as { tenure: number; amount: number }[]).find(({ tenure }) => tenure === 2)?.amount ?? 0
  );
}

async function ask(desk: Visitor, quote: LeadQuote) {
  const amount = await offerOf(desk, quote);
  const answer = await desk.post(api.customLink, { quoteId: quote.quoteId, amount, reason, channel: 'sms' });
  return { amount, answer, linkId: (answer.body as LinkDto).linkId };
}

const decide = (desk: Visitor, linkId: string, decision: 'approved' | 'returned' = 'approved') =>
  desk.post(api.customLinkApprove, { linkId, decision, reason: 'Told to the customer on the call' });

const trail = async (linkId: string) =>
  (await AuditEntries.find({ 'details.linkId': linkId }).sort({ at: 1 }).lean()).map(({ action }) => action);

test('above the limit it waits for a supervisor, who sees what it is for; approved, it is sent', async () => {
  const [desk, boss] = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const { link: earlier } = await aSentLink(desk, quote);
  const { amount, answer, linkId } = await ask(desk, quote);
  expect(answer.body).toMatchObject({ state: 'pending_approval', amount, tenure: 2 });
  expect(await linkMessages(quote)).toHaveLength(1);
  const { amounts } = (await boss.get(api.customLinkApprove)).body as CustomAmountsDto;
  expect(amounts.find((each) => each.linkId === linkId)).toMatchObject({
    ...{ amount, filedAmount: amount, quoteAmount: quote.amount, reason, by: 'SAMPLE-1001', isOwn: false },
    mobileNumber: expect.stringMatching(/^70xxxx\d{4}$/) as string,
  });
  expect(JSON.stringify(amounts)).not.toContain(quote.mobileNumber);
  expect((await decide(boss, linkId)).body).toMatchObject({ state: 'sent', decidedBy: 'SAMPLE-2001' });
  expect((await decide(boss, linkId)).status).toBe(200);
  expect(await linkMessages(quote)).toHaveLength(2);
  expect(await SentLinks.findById(earlier.linkId).lean()).toMatchObject({
    status: 'cancelled',
    replacedBy: linkId,
  });
  expect(await trail(linkId)).toEqual(['LINK_ASKED', 'LINK_APPROVED']);
  expect(JSON.stringify(await SentLinks.findById(linkId).lean())).not.toContain('two years');
});

test('entered by its customer, the quote has the years of the link and its filed price', async () => {
  const [desk, boss] = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const { amount, linkId } = await ask(desk, quote);
  await decide(boss, linkId);
  const linkCode = await lastLinkCode(quote);
  expect((await quote.visitor.post(api.linkOpen, { linkCode })).body).toMatchObject({ amount, tenure: 2 });
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ tenure: 1 });
  await prove(quote.visitor, quote.mobileNumber);
  expect((await quote.visitor.post(api.linkEnter, { linkCode })).status).toBe(200);
  const { body } = await quote.visitor.get(`${api.payments}?quoteId=${quote.quoteId}`);
  expect(body.price).toMatchObject({ tenure: 2, priceAfterTax: amount });
});

test('returned with a reason, nothing is sent; another can be asked for', async () => {
  const [desk, boss] = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const { linkId } = await ask(desk, quote);
  expectFailure((await ask(desk, quote)).answer, 409, 'CONFLICT');
  expect((await decide(boss, linkId, 'returned')).body).toMatchObject({ state: 'returned' });
  expectFailure(await decide(boss, linkId), 409, 'CONFLICT');
  expect(await linkMessages(quote)).toEqual([]);
  expect((await ask(desk, quote)).answer.status).toBe(200);
});

test('nobody decides on an own request, and of two who decide at once one does', async () => {
  const [desk, boss] = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const own = await ask(boss, quote);
  expectFailure(await decide(boss, own.linkId), 422, 'OWN_REQUEST');
  expectFailure(await decide(desk, own.linkId), 403, 'FORBIDDEN');
  expect(await trail(own.linkId)).toEqual(['LINK_ASKED', 'LINK_REFUSED']);
  const other = await aLeadQuote(newVisitor());
  const { linkId } = await ask(desk, other);
  const both = await Promise.all([decide(boss, linkId), decide(boss, linkId, 'returned')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('what nobody decided on runs out; consent that ended meanwhile stops an approval', async () => {
  const [desk, boss] = [await telecaller(), await supervisor()];
  const quote = await aLeadQuote(newVisitor());
  const late = await ask(desk, quote);
  await SentLinks.updateOne({ _id: late.linkId }, { $set: { validUntil: new Date(0) } });
  expectFailure(await decide(boss, late.linkId), 410, 'EXPIRED');
  const { linkId } = await ask(desk, quote);
  await Consents.updateMany({ quoteId: quote.quoteId }, { $set: { validUntil: new Date(0) } });
  expectFailure(await decide(boss, linkId), 422, 'NO_CONSENT');
  expect(await linkMessages(quote)).toEqual([]);
});
