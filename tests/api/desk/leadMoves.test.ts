import { api } from '@/lib/config/paths';
import { canMoveLead, LEAD_STATUS, LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { SEGMENTS } from '@/lib/domain/quote/segments';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { AMOUNT, aBuyer, aPayment, choose, inSeconds, workUntil } from '@/tests/api/support/buyers';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  await new Visitor(newBrowser().port).get('/api/health/ready');
});

const pairs = SEGMENTS.flatMap((segment) =>
  LEAD_STATUSES.flatMap((from) => LEAD_STATUSES.map((to) => [segment, from, to] as const)),
);

async function aLead() {
  const { dialerId = '' } = await makeQuote(new Visitor(newBrowser().port), { mobileNumber: newMobile() });
  return (await DialerLeads.findById(dialerId).lean())!;
}

test('of all pairs, in all segments, a lead moves forward alone, and each move says when, by whom and why', async () => {
  const before = await aLead();
  const at = new Date('2026-11-23T10:00:00Z');
  for (const [segment, status, to] of pairs) {
    await DialerLeads.updateOne({ _id: before._id }, { $set: { segment, status, history: [] } });
    const move = { status: to, at, actor: 'SAMPLE-1001', cause: 'test' };
    await advanceLead(before._id, move);
    await advanceLead(before._id, move);
    const after = await DialerLeads.findById(before._id).lean();
    const isForward = canMoveLead(status, to);
    expect([segment, status, to, after?.status, after?.history]).toEqual([
      segment,
      status,
      to,
      isForward ? to : status,
      isForward ? [move] : [],
    ]);
  }
});

test('moves that come at once end at the furthest, with no step back in between', async () => {
  const { _id } = await aLead();
  const order: readonly LeadStatus[] = [2, 6, 5, 1];
  const at = new Date();
  await Promise.all(
    [...order, ...order]
      .toReversed()
      .map((status) => advanceLead(_id, { status, at, actor: 'any', cause: 'test' })),
  );
  const lead = await DialerLeads.findById(_id).lean();
  expect(lead?.status).toBe(LEAD_STATUS.paid);
  const moves = lead?.history.map(({ status }) => status) ?? [];
  for (const [at, status] of moves.slice(1).entries()) expect(canMoveLead(moves[at]!, status)).toBe(true);
});

test('a lead that is taken, paid for and paid has each move once, by who caused it', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const staff = new Visitor(newBrowser().port);
  await signIn(staff, 'SAMPLE-1001', '6000001001');
  expect((await staff.post(api.quoteOwner, { quoteId: buyer.quoteId })).status).toBe(200);
  const payment = await aPayment(buyer);
  expect(payment.amount).toBe(AMOUNT);
  await choose(buyer, payment, 'success');
  await workUntil(buyer.visitor, inSeconds(60));
  const lead = await DialerLeads.findById(buyer.dialerId).lean();
  expect(lead?.history.map(({ status, actor }) => [status, actor])).toEqual([
    [4, 'customer'],
    [2, 'SAMPLE-1001'],
    [5, 'customer'],
    [1, 'gateway'],
  ]);
});
