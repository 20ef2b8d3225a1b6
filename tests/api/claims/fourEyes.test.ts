import { api } from '@/lib/config/paths';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { STAFF } from '@/tests/api/support/codes';
import type { ClaimDto, ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import { REFUSAL_CAUSES } from '@/lib/domain/claims/desk/refusals.data';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import type { Payouts } from '@/lib/server/integrations/claims/payout';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { ClaimCases } from '@/models/claims/claimCase';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { AuditEntries } from '@/models/desk/auditEntry';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, passSeconds, signIn, Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { openClaimsDesk, readOthers, tellAll, textsTo } from './claimsDesk';
import { aToldClaim, decideBy, readDeskClaim } from './deskWork';
import { sendPaper } from './papers';
import type { Policyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
const THIRD = '6000004093';

let desk: Visitor;
let colleague: Visitor;
let third: Visitor;
let owner: Policyholder;
beforeAll(async () => {
  ({ staff: desk, colleague, owner } = await openClaimsDesk(newBrowser().port));
  third = new Visitor(newBrowser().port);
  await createStaff({ ...STAFF, staffId: 'SAMPLE-4093', role: 'claims', mobileNumber: THIRD }, new Date());
  await signIn(third, 'SAMPLE-4093', THIRD);
});

const others = (claimId: string) => readOthers(owner, claimId);
const actionsAbout = async (claimId: string) =>
  (await AuditEntries.find({ about: claimId }).lean()).map(({ action }) => action);

test('a bill is typed over the version that was read, in the audit, and never after the decision', async () => {
  const claimId = await aToldClaim(owner, 'cashless');
  const type = (by: Visitor, number: string, version?: number) =>
    by.post(api.deskClaimBill, { claimId, typed: { number }, ...(version !== undefined && { version }) });
  expect((await readDeskClaim(desk, claimId)).billVersion).toBe(0);
  expect((await type(desk, 'PG/1', 0)).body).toEqual({ claimId, version: 1 });
  const late = await type(colleague, 'PG/2', 0);
  expectFailure(late, 409, 'CONFLICT');
  expect((await readDeskClaim(desk, claimId)).typedBill).toEqual({ number: 'PG/1' });
  expect((await type(colleague, 'PG/2', 1)).body).toEqual({ claimId, version: 2 });
  // A page's last save overwrites, since it can't load what others typed.
  expect((await type(desk, 'PG/3')).body).toEqual({ claimId, version: 3 });
  expect(await actionsAbout(claimId)).toContain('CLAIM_BILL_TYPED');
  await decideBy(desk, claimId, 10_000);
  expectFailure(await type(desk, 'PG/4', 3), 422, 'CLAIM_DECIDED');
  expect((await readDeskClaim(desk, claimId)).typedBill).toEqual({ number: 'PG/3' });
});

test('above the limit nothing is paid until a colleague decides the same', async () => {
  const claimId = await aToldClaim(owner, 'cashless');
  const first = (await decideBy(desk, claimId, 6_00_000)).body as DeskDecisionDto;
  expect(first).toMatchObject({ status: 'told', needsSecond: true, settlement: { payable: 6_00_000 } });
  // Neither the same person nor a colleague with another bill counts as the second.
  expect((await decideBy(desk, claimId, 6_00_000)).body).toMatchObject({ needsSecond: true });
  expect((await readDeskClaim(colleague, claimId)).firstDecision).toEqual({
    by: 'SAMPLE-4001',
    rupees: 6_00_000,
    isOwn: false,
  });
  expect((await decideBy(colleague, claimId, 7_00_000)).body).toMatchObject({ needsSecond: true });
  expect((await readDeskClaim(desk, claimId)).firstDecision).toMatchObject({
    rupees: 7_00_000,
    isOwn: false,
  });
  while (await payNextClaim(new Date()));
  expect(await SandboxPayouts.countDocuments({ _id: claimId })).toBe(0);

  const second = (await decideBy(desk, claimId, 7_00_000)).body as DeskDecisionDto;
  expect(second).toMatchObject({ status: 'approved' });
  expect(second.needsSecond).toBeUndefined();
  while (await payNextClaim(new Date()));
  expect(await SandboxPayouts.findById(claimId).lean()).toMatchObject({ amountPaise: 7_00_000_00 });
  expect(await actionsAbout(claimId)).toEqual(
    expect.arrayContaining(['CLAIM_DECIDED_FIRST', 'CLAIM_DECIDED']),
  );
  await owner.visitor.post(api.claimAppeal, { claimId, text: 'The pharmacy was left out.' });
  for (const by of [desk, colleague]) {
    expect(await readDeskClaim(by, claimId)).toMatchObject({ isOwnDecision: true });
    expectFailure(await decideBy(by, claimId, 7_10_000), 422, 'OWN_DECISION');
  }
  expect((await decideBy(third, claimId, 7_10_000)).body).toMatchObject({ status: 'approved' });
});

test('what was decided first before an appeal counts no more, and is not shown as if it did', async () => {
  const claimId = await aToldClaim(owner, 'cashless');
  expect((await decideBy(desk, claimId, 6_00_000)).body).toMatchObject({ needsSecond: true });
  const { version } = await readDeskClaim(colleague, claimId);
  const refusal = { claimId, version, cause: REFUSAL_CAUSES[0] };
  expect((await colleague.post(api.deskClaimRefuse, refusal)).body).toMatchObject({ status: 'refused' });
  expect((await readDeskClaim(desk, claimId)).firstDecision).toBeUndefined();
  await owner.visitor.post(api.claimAppeal, { claimId, text: 'It was an accident.' });
  expect((await readDeskClaim(desk, claimId)).firstDecision).toBeUndefined();
  expect((await decideBy(third, claimId, 6_00_000)).body).toMatchObject({ needsSecond: true });
  expect((await decideBy(desk, claimId, 6_00_000)).body).toMatchObject({ status: 'approved' });
});

const account = { holder: 'Asha Sample', accountNumber: '555566667777', ifsc: 'HDFC0000001' };
const enter = async (by: Visitor, claimId: string, paperId: string, more: object = {}) => {
  const { version } = await readDeskClaim(by, claimId);
  return by.post(api.deskClaimAccount, { claimId, version, paperId, ...account, ...more });
};
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const stopLink = async (to: string) =>
  (await messagesTo(to, owner.visitor)).find(({ purpose }) => purpose === 'claim-accountChanged')?.link ?? '';
const stop = (link: string) =>
  newBrowser().post(api.myAccountObjection, { token: link.split('#keep-')[1] ?? '' });
const proofOf = (claimId: string): Promise<ClaimPaperDto> =>
  sendPaper(owner.visitor, claimId, aJpeg({ comment: claimId }), 'bankProof');

test('an account is entered from the customer’s own paper, told, and paid by a colleague alone', async () => {
  const claimId = await aToldClaim(owner, 'reimbursement');
  const another = await proofOf(await aToldClaim(owner, 'reimbursement'));
  for (const paperId of ['unknown', another.paperId, (await others(claimId)).papers[0]!.paperId])
    expectFailure(await enter(desk, claimId, paperId), 400, 'INVALID_INPUT');
  const { paperId } = await proofOf(claimId);
  const wrong = await enter(desk, claimId, paperId, { accountNumber: '12', ifsc: 'HDFC' });
  expect(Object.keys(wrong.body.fields as object).toSorted()).toEqual(['accountNumber', 'ifsc']);
  expect((await enter(desk, claimId, paperId)).status).toBe(200);
  expect((await others(claimId)).account).toBe('7777');
  expect(await actionsAbout(claimId)).toContain('CLAIM_ACCOUNT_ENTERED');
  expect(JSON.stringify(await ClaimCases.findById(claimId).lean())).not.toContain('7777');
  await tellAll();
  expect(await textsTo(owner)).toContain(`pay your claim ${claimId} into the account ending in 7777`);

  expectFailure(await decideBy(desk, claimId, 10_000), 422, 'OWN_ACCOUNT');
  expect((await decideBy(colleague, claimId, 10_000)).body).toMatchObject({ status: 'approved' });
  // Shown at once, before the worker has looked.
  expect((await others(claimId)).waitsUntil).toEqual(expect.any(String));
  const sent: Record<string, unknown> = {};
  const bank: Payouts = {
    send: (payout, now) => {
      sent[payout.reference] = payout.account;
      return sandboxPayouts.send(payout, now);
    },
  };
  while (await payNextClaim(hoursFromNow(23), bank));
  expect(sent[claimId]).toBeUndefined();
  expect((await colleague.post(api.deskClaimPayout, { claimId })).body).toMatchObject({
    payout: { state: 'due', waitsUntil: expect.any(String) as string },
  });
  while (await payNextClaim(hoursFromNow(25), bank));
  expect(sent[claimId]).toEqual(account);
  expect((await others(claimId)).payouts).toMatchObject([{ payee: 'customer', account: '7777' }]);
});

test('an account that the desk entered is stopped from phone or mail within a day, and by no older link', async () => {
  const claimId = await aToldClaim(owner, 'reimbursement');
  const { paperId } = await proofOf(claimId);
  await enter(desk, claimId, paperId, { accountNumber: '555566661111' });
  await tellAll();
  const older = await stopLink(owner.mobileNumber);
  await enter(desk, claimId, paperId);
  await decideBy(colleague, claimId, 10_000);
  while (await payNextClaim(new Date()));
  await tellAll();
  expectFailure(await stop(older), 410, 'EXPIRED');
  expectFailure(await stop(`${older}x`), 404, 'NOT_FOUND');
  const newer = await stopLink('asha@mail.example');
  for (const _again of [1, 2]) expect((await stop(newer)).body).toEqual({ stopped: true });
  expect((await others(claimId)).account).toBe('9012');
  while (await payNextClaim(new Date()));
  expect((await others(claimId)).payouts).toMatchObject([{ account: '9012' }]);
  await tellAll();
  expect(await textsTo(owner)).toContain(`The other account for your claim ${claimId} is stopped`);
  expect((await readDeskClaim(desk, claimId)).steps.map(({ what }) => what)).toContain('accountStopped');

  const late = await aToldClaim(owner, 'reimbursement');
  await enter(desk, late, (await proofOf(late)).paperId);
  await tellAll();
  const link = await stopLink(owner.mobileNumber);
  passSeconds(25 * 3_600);
  expectFailure(await stop(link), 410, 'EXPIRED');
  jest.useRealTimers();
});

test('who decided first and then enters an account is none of the two who decide', async () => {
  const claimId = await aToldClaim(owner, 'reimbursement');
  expect((await decideBy(desk, claimId, 6_00_000)).body).toMatchObject({ needsSecond: true });
  const { paperId } = await proofOf(claimId);
  expect((await enter(desk, claimId, paperId)).status).toBe(200);
  expect((await readDeskClaim(colleague, claimId)).firstDecision).toBeUndefined();
  expect((await decideBy(colleague, claimId, 6_00_000)).body).toMatchObject({ needsSecond: true });
  expectFailure(await decideBy(desk, claimId, 6_00_000), 422, 'OWN_ACCOUNT');
});

test('after a payout that failed the customer is asked for an account, and the money goes there', async () => {
  const claimId = await aToldClaim(owner, 'reimbursement');
  await decideBy(desk, claimId, 10_000);
  const ask = async (reason: string) => {
    const { version } = await readDeskClaim(desk, claimId);
    return desk.post(api.deskClaimAsk, { claimId, version, reason });
  };
  expectFailure(await ask('bankAccount'), 409, 'CONFLICT');
  const fails: Payouts = { send: () => Promise.resolve({ state: 'failed', bankId: 'bank_1' }) };
  while (await payNextClaim(new Date(), fails));
  expectFailure(await ask('treatment'), 409, 'CONFLICT');
  expect((await ask('bankAccount')).body).toMatchObject({ status: 'approved' });
  expect(await others(claimId)).toMatchObject({
    questions: [{ paper: 'bankProof' }],
    open: [expect.anything()],
  });
  const { paperId } = await proofOf(claimId);
  expect((await others(claimId)).open).toEqual([]);
  await enter(desk, claimId, paperId);

  jest
    .spyOn(sandboxPayouts, 'send')
    .mockImplementationOnce(fails.send)
    .mockImplementationOnce(fails.send)
    .mockImplementationOnce(fails.send);
  expectFailure(await desk.post(api.deskClaimPayAgain, { claimId }), 422, 'OWN_ACCOUNT');
  const seen = (await readDeskClaim(colleague, claimId)).version;
  await enter(desk, claimId, paperId);
  expectFailure(await colleague.post(api.deskClaimPayAgain, { claimId, version: seen }), 409, 'CONFLICT');
  const { version } = await readDeskClaim(colleague, claimId);
  expect((await colleague.post(api.deskClaimPayAgain, { claimId, version })).status).toBe(200);
  jest.restoreAllMocks();
  while (await payNextClaim(new Date()));
  expect((await others(claimId)).payouts).toEqual([]);
  while (await payNextClaim(hoursFromNow(25)));
  expect((await others(claimId)).payouts).toMatchObject([{ payee: 'customer', account: '7777' }]);
  expect(await SandboxPayouts.countDocuments({ _id: `${claimId}.2` })).toBe(1);
});

test('each step is told: all papers here, the hospital’s request and bill, and a claim taken back', async () => {
  const claimId = await aToldClaim(owner, 'cashless');
  const early = await aToldClaim(owner, 'cashless');
  for (const what of ['requested', 'billed']) {
    const { version } = await readDeskClaim(desk, claimId);
    await desk.post(api.deskClaimNote, { claimId, version, what });
  }
  await owner.visitor.post(api.claimWithdraw, { claimId: early });
  await tellAll();
  const texts = await textsTo(owner);
  for (const words of [
    `all that we asked for on your claim ${claimId}`,
    `sent its request for your claim ${claimId}`,
    `sent its last bill for your claim ${claimId}`,
    `took your claim ${early} back`,
  ])
    expect(texts).toContain(words);
  const steps = ((await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto).steps;
  expect(steps.map(({ what }) => what)).toEqual(expect.arrayContaining(['complete', 'requested', 'billed']));
});
