import { api } from '@/lib/config/paths';
import type { CustomAmountsDto, LinkDto } from '@/lib/domain/desk/links';
import { Consents } from '@/models/consents/consent';
import { claimPending, SentLinks } from '@/models/desk/sentLink';
import { Quotes } from '@/models/quote/quote';
import { takePlace } from '@/lib/server/services/desk/links/sendLink';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { auditTrail } from '@/tests/api/support/store/audit';
import { expectFailure } from '@/tests/api/support/browser';
import { newMobile, prove, setClock, type Visitor } from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, lastLinkCode, type LeadQuote, linkMessages, useDesk } from './steps';

const { newVisitor, telecaller, supervisor, signedIn } = useDesk();
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
  (await auditTrail({ 'details.linkId': linkId })).map(({ action }) => action);

test('above the limit it waits for a supervisor, who sees what it is for; approved, it is sent', async () => {
  const desk = await telecaller();
  const boss = await supervisor();
  const quote = await aLeadQuote(newVisitor());
  const { link: earlier } = await aSentLink(desk, quote);
  const { amount, answer, linkId } = await ask(desk, quote);
  expect(answer.body).toMatchObject({ state: 'pending_approval', amount, tenure: 2 });
  expect(await linkMessages(quote)).toHaveLength(1);
  const { amounts } = (await boss.get(api.customLinkApprove)).body as CustomAmountsDto;
  expect(amounts.find((each) => each.linkId === linkId)).toMatchObject({
    amount,
    filedAmount: amount,
    quoteAmount: quote.amount,
    reason,
    by: 'SAMPLE-1001',
    byName: 'Sample P. Nair',
    isOwn: false,
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
  const desk = await telecaller();
  const boss = await supervisor();
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
  const desk = await telecaller();
  const boss = await supervisor();
  const quote = await aLeadQuote(newVisitor());
  const { linkId } = await ask(desk, quote);
  expectFailure((await ask(desk, quote)).answer, 409, 'CONFLICT');
  expect((await decide(boss, linkId, 'returned')).body).toMatchObject({ state: 'returned' });
  expectFailure(await decide(boss, linkId), 409, 'CONFLICT');
  expect(await linkMessages(quote)).toEqual([]);
  expect((await ask(desk, quote)).answer.status).toBe(200);
});

test('nobody decides on an own request, and of two who decide at once one does', async () => {
  const desk = await telecaller();
  const boss = await supervisor();
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

/** Two supervisors, and an amount that a telecaller asked for while an earlier link was live. */
async function askedOfTwo() {
  const other = { staffId: 'SAMPLE-2002', role: 'supervisor', name: 'Sample S. Rao' } as const;
  await createStaff({ ...other, mobileNumber: '6000002002' }, new Date());
  const bosses = [await supervisor(), await signedIn('SAMPLE-2002', '6000002002')] as const;
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link: earlier } = await aSentLink(desk, quote);
  const { linkId } = await ask(desk, quote);
  const linkOf = (id: string) => SentLinks.findById(id).lean();
  return { bosses, desk, quote, linkId, earlier: () => linkOf(earlier.linkId), asked: () => linkOf(linkId) };
}

test('two supervisors who approve at once send one link, which stays live', async () => {
  const { bosses, quote, linkId, earlier, asked } = await askedOfTwo();
  const both = await Promise.all(bosses.map((boss) => decide(boss, linkId)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await asked()).toMatchObject({ status: 'sent', isLive: true });
  expect(await earlier()).toMatchObject({ status: 'cancelled', replacedBy: linkId });
  expect(await linkMessages(quote)).toHaveLength(2);
  expect(await trail(linkId)).toEqual(['LINK_ASKED', 'LINK_APPROVED']);
});

test.each(['returned', 'cancelled'])(
  'an amount that is %s while it is approved leaves the earlier link as it was',
  async (end) => {
    const { bosses, desk, linkId, earlier, asked } = await askedOfTwo();
    const [approver, other] = bosses;
    const ended =
      end === 'returned' ? decide(other, linkId, 'returned') : desk.post(api.linkCancel, { linkId });
    const [approved] = await Promise.all([decide(approver, linkId), ended]);
    // Depends on which of the two came first.
    const isSent = (await asked())?.status === 'sent';
    expect(approved.status).toBe(isSent ? 200 : 409);
    expect((await earlier())?.status).toBe(isSent ? 'cancelled' : 'sent');
  },
);

test('asked for one number, it is not sent to another: neither the earlier link ends nor is anything sent', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const { link: earlier } = await aSentLink(desk, quote);
  const { linkId } = await ask(desk, quote);
  const mobileNumber = newMobile();
  const { quoteId } = quote;
  const changed = await quote.visitor.post(api.quote, { quoteId, mobileNumber, consent: true });
  expect(changed.status).toBe(200);
  const boss = await supervisor();
  expectFailure(await decide(boss, linkId), 409, 'CONFLICT');
  expect(await linkMessages(quote, mobileNumber)).toHaveLength(0);
  expect(await SentLinks.findById(earlier.linkId).lean()).toMatchObject({ isLive: true });
  expect((await decide(boss, linkId, 'returned')).body).toMatchObject({ state: 'returned' });
});

test('a link never takes its own place', async () => {
  const { bosses, linkId, asked } = await askedOfTwo();
  await decide(bosses[0], linkId);
  const live = (await asked())!;
  await takePlace(live, live._id, new Date());
  expect(await asked()).toMatchObject({ status: 'sent', isLive: true });
});

test('who is approving is not disturbed; a claim that a killed server left holds nobody up for long', async () => {
  const { bosses, desk, linkId, asked } = await askedOfTwo();
  expect(await claimPending(linkId, 'SAMPLE-2002', new Date())).not.toBeNull();
  expectFailure(await decide(bosses[0], linkId), 409, 'CONFLICT');
  expectFailure(await decide(bosses[0], linkId, 'returned'), 409, 'CONFLICT');
  expect((await desk.post(api.linkCancel, { linkId })).body).toMatchObject({ state: 'pending_approval' });
  setClock(Date.now() + 31_000);
  expect((await decide(bosses[0], linkId)).status).toBe(200);
  expect(await asked()).toMatchObject({ status: 'sent', decidedBy: 'SAMPLE-2001' });
});

test('what nobody decided on runs out; consent that ended meanwhile stops an approval', async () => {
  const desk = await telecaller();
  const boss = await supervisor();
  const quote = await aLeadQuote(newVisitor());
  const late = await ask(desk, quote);
  await SentLinks.updateOne({ _id: late.linkId }, { $set: { validUntil: new Date(0) } });
  expectFailure(await decide(boss, late.linkId), 410, 'EXPIRED');
  const { linkId } = await ask(desk, quote);
  await Consents.updateMany({ quoteId: quote.quoteId }, { $set: { validUntil: new Date(0) } });
  expectFailure(await decide(boss, linkId), 422, 'NO_CONSENT');
  expect(await linkMessages(quote)).toEqual([]);
});
