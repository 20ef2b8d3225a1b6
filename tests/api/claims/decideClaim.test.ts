import { api, paths } from '@/lib/config/paths';
import { addDays, dayAfterTerm, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimKind } from '@/lib/domain/claims/claim';
import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import type { DeskClaimsDto, DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import { addSampleStaff } from '@/tests/api/support/desk';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import { Outbox } from '@/models/common/outbox';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, signIn, Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { sendPaper } from './papers';
import { aToldClaim, bill, decideBy, readDeskClaim } from './deskWork';
import { makePolicyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
process.env['CLAIM_SECOND_ABOVE'] = String(50_00_000);
const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const STAFF_ID = 'SAMPLE-4001';

const desk = () => staff!;
let staff: Visitor | undefined;
let colleague: Visitor | undefined;
let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  const { port } = newBrowser();
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  staff = new Visitor(port);
  await signIn(staff, STAFF_ID, '6000004001');
  colleague = new Visitor(port);
  await signIn(colleague, 'SAMPLE-4002', '6000004002');
  owner = await makePolicyholder(port);
});

const aClaim = (by = owner, kind: ClaimKind = 'reimbursement') => aToldClaim(by, kind);
const readDesk = (claimId: string) => readDeskClaim(desk(), claimId);
const decide = (claimId: string, rupees: number, more: object = { confirm: true }, by = desk()) =>
  decideBy(by, claimId, rupees, more);
const read = async (claimId: string) =>
  (await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto;
const others = async (claimId: string) =>
  (await owner.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body as ClaimOtherDetailsDto;
async function work(): Promise<void> {
  while (await payNextClaim(new Date()));
  while (await tellNextClaim(new Date()));
  await deliverMessages(new Date());
}

test('a claim is read, asked about, answered, decided by its bill, paid once and told at each step', async () => {
  const claimId = await aClaim();
  const queue = (await desk().get(api.deskClaims)).body as DeskClaimsDto;
  expect(queue.claims[0]).toMatchObject({ claimId, status: 'review', waitsFor: 'us' });
  expect(Date.parse(queue.claims[0]?.dueAt ?? '')).toBeGreaterThan(Date.now() + 14 * 86_400_000);
  const found = await readDesk(claimId);
  expect(found).toMatchObject({ answers: { story: 'Fell on the stairs' }, missing: [] });
  const [paper] = found.papers;
  const opened = await desk().get(`${api.deskClaimPaper}?paperId=${paper?.paperId}`);
  expect(opened.headers['content-disposition']).toMatch(/^attachment/);

  const { version } = found;
  const ask = { claimId, version, reason: 'accident', note: 'Where did it happen?' };
  expect((await desk().post(api.deskClaimAsk, ask)).body.status).toBe('asked');
  expectFailure(await desk().post(api.deskClaimAsk, ask), 409, 'CONFLICT');
  const [question] = (await others(claimId)).questions;
  const keep = (text: string) =>
    owner.visitor.post(api.claimDraft, { claimId, about: question?.questionId, text });
  const readBefore = (await readDesk(claimId)).version;
  for (const typed of ['At', 'At home']) expect((await keep(typed)).status).toBe(204);
  expect((await others(claimId)).typed).toEqual({ [question?.questionId ?? '']: 'At home' });
  const seen = await readDesk(claimId);
  expect([seen.version, JSON.stringify(seen).includes('At home')]).toEqual([readBefore, false]);
  const answer = { claimId, questionId: question?.questionId, text: 'At home, in the evening.' };
  expect((await owner.visitor.post(api.claimAnswer, answer)).body.status).toBe('review');
  expect((await readDesk(claimId)).questions).toMatchObject([{ answer: 'At home, in the evening.' }]);
  expect((await others(claimId)).typed).toEqual({});

  const preview = (await decide(claimId, 50_000, {})).body as DeskDecisionDto;
  expect(preview).toMatchObject({
    status: 'review',
    settlement: { paid: 50_000, notPayablePaise: 1_200_00 },
  });
  expect((await decide(claimId, 50_000)).body).toMatchObject({
    status: 'approved',
    settlement: preview.settlement,
  });
  expectFailure(await decide(claimId, 60_000), 409, 'CONFLICT');
  await work();
  const paid = await read(claimId);
  expect(paid.steps.map(({ what, rupees }) => [what, rupees]).slice(-2)).toEqual([
    ['approved', 50_000],
    ['paid', 50_000],
  ]);
  const money = await others(claimId);
  expect(money.settlement?.lines[1]).toMatchObject({ admitted: 0, reasons: ['notTreatment'] });
  const [payout] = await SandboxPayouts.find({ _id: claimId }).lean();
  expect(money).toMatchObject({
    account: '9012',
    payouts: [{ rupees: 50_000, bankReference: payout?.bankReference, payee: 'customer', account: '9012' }],
    stay: { admittedOn: today, dischargedOn: today },
    cover: {
      coPaymentPercent: 0,
      deductible: 0,
      sumInsured: 10_00_000,
      refill: 'unlimited',
      left: { sumInsured: 10_00_000, carried: 0 },
      carriedNext: { rupees: 9_50_000, from: dayAfterTerm(today, 12) },
      entryAge: { renewsOn: dayAfterTerm(today, 12), endedBefore: false },
    },
  });
  expect(await SandboxPayouts.findById(claimId).lean()).toMatchObject({ amountPaise: 50_000_00 });
  const texts = (await messagesTo(owner.mobileNumber, owner.visitor)).map(({ text }) => text);
  for (const words of ['We have your claim', 'waits for you', 'we pay ₹50,000', 'We have paid ₹50,000'])
    expect(texts.some((text) => text.includes(words) && text.includes(paths.claim(claimId)))).toBe(true);
  const kept = await AuditEntries.find({ actor: STAFF_ID, about: claimId }).lean();
  expect(new Set(kept.map(({ action }) => action))).toEqual(
    new Set(['CLAIM_READ', 'CLAIM_PAPER_OPENED', 'CLAIM_ASKED', 'CLAIM_DECIDED']),
  );
});

test('a paper that can’t be read is asked for again, and only a newer one answers', async () => {
  const claimId = await aClaim();
  const { version } = await readDesk(claimId);
  await desk().post(api.deskClaimAsk, { claimId, version, reason: 'paperUnreadable', paper: 'receipts' });
  expect((await read(claimId)).status).toBe('asked');
  await sendPaper(owner.visitor, claimId, aJpeg({ comment: 'the same, flat and in daylight' }), 'receipts');
  expect((await read(claimId)).status).toBe('review');
});

test('so does the same file, sent again once it was asked for', async () => {
  const claimId = await aClaim();
  const file = aJpeg({ comment: 'all that the customer has' });
  await sendPaper(owner.visitor, claimId, file, 'receipts');
  const { version } = await readDesk(claimId);
  await desk().post(api.deskClaimAsk, { claimId, version, reason: 'paperMissing', paper: 'receipts' });
  expect((await read(claimId)).status).toBe('asked');
  expect(await sendPaper(owner.visitor, claimId, file, 'receipts')).toMatchObject({ state: 'kept' });
  expect((await read(claimId)).status).toBe('review');
});

test('what a hospital sends is noted, and each clock runs from there', async () => {
  const claimId = await aClaim(owner, 'cashless');
  for (const what of ['requested', 'preauthorised', 'billed']) {
    const { version } = await readDesk(claimId);
    const noted = await desk().post(api.deskClaimNote, { claimId, version, what, rupees: 60_000 });
    expect(noted.body.status).toBe(what === 'preauthorised' ? 'told' : 'review');
  }
});

test('a bill that a wait forbids is refused, with the day from which it is covered', async () => {
  const claimId = await aClaim(owner, 'cashless');
  const { version } = await readDesk(claimId);
  const early = { ...bill(10_000), cause: { kind: 'illness' } };
  const { body } = await desk().post(api.deskClaimDecide, { claimId, version, bill: early, confirm: true });
  expect(body).toMatchObject({
    status: 'refused',
    settlement: { paid: 0, refusal: { reason: 'firstDays', coveredFrom: addDays(today, 30) } },
  });
  await work();
  expect(await SandboxPayouts.countDocuments({ _id: claimId })).toBe(0);
});

test('claims that are decided at once never pay more than is left together', async () => {
  const other = await makePolicyholder(newBrowser().port);
  await Policies.updateOne({ _id: other.policyNumber }, { $set: { tier: 'Bronze+' } });
  const claimIds = await Promise.all(Array.from({ length: 4 }, () => aClaim(other, 'cashless')));
  let open = [...claimIds];
  for (let tries = 0; tries < 8 && open.length > 0; tries += 1) {
    const answers = await Promise.all(open.map((claimId) => decide(claimId, 7_00_000)));
    open = open.filter((_, at) => answers[at]?.status !== 200);
  }
  const paid = await Promise.all(
    claimIds.map(async (claimId) => {
      const { settlement } = (await other.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`))
        .body as ClaimOtherDetailsDto;
      return settlement?.paid ?? 0;
    }),
  );
  expect(open).toEqual([]);
  // The claims use the sum insured and, once, its refill.
  expect(paid.toSorted((one, another) => another - one)).toEqual([7_00_000, 7_00_000, 6_00_000, 0]);
});

test('a claim is taken back until the hospital asked us, and then counts as never made', async () => {
  const claimId = await aClaim(owner, 'cashless');
  const withdraw = (id: string) => owner.visitor.post(api.claimWithdraw, { claimId: id });
  for (const _ of [1, 2]) expect((await withdraw(claimId)).body.status).toBe('withdrawn');
  expectFailure(await decide(claimId, 1_000), 409, 'CONFLICT');
  expectFailure(await desk().post(api.claimWithdraw, { claimId }), 401, 'NOT_SIGNED_IN');
  const asked = await aClaim(owner, 'cashless');
  const { version } = await readDesk(asked);
  await desk().post(api.deskClaimNote, { claimId: asked, version, what: 'requested' });
  expectFailure(await withdraw(asked), 409, 'STEP_NOT_REACHED');
});

test('who disagrees is answered within 14 days, once; only what more is due is paid, and nothing is taken back', async () => {
  const claimId = await aClaim(owner, 'cashless');
  const appeal = () => owner.visitor.post(api.claimAppeal, { claimId, text: 'The surgeon’s bill was cut.' });
  expectFailure(await appeal(), 409, 'STEP_NOT_REACHED');
  await decide(claimId, 40_000);
  await work();
  const appealed = (await appeal()).body as ClaimDto;
  expect(appealed).toMatchObject({ status: 'review', waitsFor: 'us' });
  expect(appealed.steps.at(-1)).toMatchObject({ what: 'appealAnswered', limitMinutes: 14 * 24 * 60 });
  // The answer was lost, and the customer presses again.
  expect((await appeal()).body).toEqual(appealed);
  const other = { claimId, text: 'And the room too.' };
  expectFailure(await owner.visitor.post(api.claimAppeal, other), 409, 'STEP_NOT_REACHED');
  expectFailure(await owner.visitor.post(api.claimWithdraw, { claimId }), 409, 'STEP_NOT_REACHED');
  expect((await decide(claimId, 10_000, {})).body.settlement).toMatchObject({ paid: 40_000 });
  expect(await readDesk(claimId)).toMatchObject({ isOwnDecision: true });
  expectFailure(await decide(claimId, 65_500), 422, 'OWN_DECISION');
  expect((await decide(claimId, 65_500, { confirm: true }, colleague)).body).toMatchObject({
    status: 'approved',
    settlement: { paid: 65_500 },
  });
  await work();
  const steps = (await read(claimId)).steps.map(({ what, rupees }) => [what, rupees]);
  expect(steps.slice(-2)).toEqual([
    ['appealAnswered', 65_500],
    ['paid', 25_500],
  ]);
  const books = await SandboxPayouts.find({ _id: new RegExp(`^${claimId}`) })
    .sort({ _id: 1 })
    .lean();
  expect(books.map(({ _id, amountPaise }) => [_id, amountPaise / 100])).toEqual([
    [claimId, 40_000],
    [`${claimId}.2`, 25_500],
  ]);
  expectFailure(await appeal(), 409, 'STEP_NOT_REACHED');
});

test('an appeal that ends no higher leaves the first decision with the bill that it was made from', async () => {
  const claimId = await aClaim(owner, 'cashless');
  await decide(claimId, 40_000);
  await work();
  const first = await others(claimId);
  const kept = await owner.visitor.post(api.claimDraft, { claimId, about: 'appeal', text: 'The surgeon' });
  expect(kept.status).toBe(204);
  expect((await others(claimId)).typed).toEqual({ appeal: 'The surgeon' });
  await owner.visitor.post(api.claimAppeal, { claimId, text: 'The surgeon’s bill was cut.' });
  const { version } = await readDesk(claimId);
  const startsOn = addDays(today, -9);
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: { startsOn } });
  const lower = { ...bill(10_000), admittedOn: startsOn };
  await colleague!.post(api.deskClaimDecide, { claimId, version, bill: lower, confirm: true });
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: { startsOn: today } });
  const { settlement, stay, typed } = await others(claimId);
  expect({ settlement, stay, typed }).toEqual({ settlement: first.settlement, stay: first.stay, typed: {} });
  expect((await read(claimId)).status).toBe('paid');
});

test('nobody types into a question that was not asked', async () => {
  const claimId = await aClaim(owner, 'cashless');
  const unknown = { claimId, about: 'nothing-asked', text: 'At home' };
  expectFailure(await owner.visitor.post(api.claimDraft, unknown), 404, 'NOT_FOUND');
});

test('what was told is not told again when the outbox has forgotten it', async () => {
  const claimId = await aClaim(owner, 'cashless');
  await work();
  await Outbox.deleteMany({});
  await decide(claimId, 40_000);
  await work();
  const purposes = (await Outbox.find({}).lean()).map(({ purpose }) => purpose);
  expect(purposes.toSorted()).toEqual(['claim-approved', 'claim-paid']);
});

test('a draft is its customer’s alone', async () => {
  const { body } = await owner.visitor.post(api.claims, { answers: { story: 'Not told yet' } });
  const { claimId } = body as ClaimDto;
  expectFailure(await desk().get(`${api.deskClaim}?claimId=${claimId}`), 404, 'NOT_FOUND');
  expect((await desk().get(api.deskClaims)).text).not.toContain(claimId);
});
