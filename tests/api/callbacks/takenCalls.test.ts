import { api } from '@/lib/config/paths';
import { countDone, mostOf } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Callbacks } from '@/models/callbacks/callback';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove } from '@/tests/api/support/visitors';
import { useDesk } from '@/tests/api/desk/links/steps';

const { newVisitor, telecaller } = useDesk();

/** Makes a quote of a plan that an advisor completes. */
async function aPlan() {
  const customer = newVisitor();
  const mobileNumber = newMobile();
  const plan = { product: 'heartbeat', tier: 'Gold', sumInsured: 1_000_000 };
  const { quoteId } = await makeQuote(customer, { mobileNumber, ...plan });
  await prove(customer, mobileNumber);
  return {
    quoteId,
    mobileNumber,
    ask: (when = 'morning') => customer.post(api.callbacks, { quoteId, when }),
  };
}

test('what strangers ask for on a number takes no call about a quote from who proved it, nor tells of one', async () => {
  const { mobileNumber, ask } = await aPlan();
  const day = addDays(todayInIndia(new Date()), 1);
  const wish = { topic: 'claim', language: 'ta', name: 'Asha Sample', mobileNumber, day, time: '10:30' };
  const askAsStranger = async () => (await newVisitor().post(api.topicCall, wish)).status;
  expect((await ask()).status).toBe(201);
  for (let asked = 0; asked < mostOf(limits.askCallOfNumber); asked += 1)
    expect(await askAsStranger()).toBe(201);
  expect(await askAsStranger()).toBe(422);
  await Callbacks.updateMany({ isOpen: true }, { $unset: { isOpen: 1 } });
  expect((await ask()).status).toBe(201);
});

test('about a quote too a number is called a few times a day at most; a call that is moved counts once', async () => {
  const { quoteId, ask } = await aPlan();
  for (let called = 0; called < mostOf(limits.askCallOfNumber); called += 1) {
    for (const when of ['morning', 'evening']) expect((await ask(when)).status).toBe(201);
    await Callbacks.updateOne({ quoteId, isOpen: true }, { $unset: { isOpen: 1 } });
  }
  expectFailure(await ask(), 422, 'CALL_LIMIT');
  expect(await Callbacks.countDocuments({ quoteId, isOpen: true })).toBe(0);
});

test('beyond the promised calls of a day no other number is shown, and a colleague may take the call', async () => {
  const { quoteId, ask } = await aPlan();
  expect((await ask()).status).toBe(201);
  const call = await Callbacks.findOne({ quoteId }).lean();
  const counted = { route: 'take-call', addressHash: 'SAMPLE-1001', now: new Date() };
  for (let taken = 0; taken < mostOf(limits.takeCall); taken += 1) await countDone(limits.takeCall, counted);
  const desk = await telecaller();
  expectFailure(await desk.post(api.deskCalls, { callbackId: call?._id }), 429, 'TOO_MANY_REQUESTS');
  expect(await Callbacks.findOne({ quoteId }).lean()).not.toHaveProperty('claimedBy');
  expect(await AuditEntries.countDocuments({ action: 'NUMBER_REVEALED' })).toBe(0);
});
