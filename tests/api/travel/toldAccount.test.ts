import { api } from '@/lib/config/paths';
import type { ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { openClaimsDesk } from '@/tests/api/claims/claimsDesk';
import { readDeskClaim } from '@/tests/api/claims/deskWork';
import { sendPaper } from '@/tests/api/claims/papers';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds, type Visitor } from '@/tests/api/support/visitors';
import { aLoss, paidInto, sendsPapers, stopTokensOf, tells } from '@/tests/api/travel/tripLosses';
import { aTripPolicy, inDays, type TripHolder } from '@/tests/api/travel/trips';
import { aJpeg } from '@/tests/claims/sampleFiles';

/** The account that a trip's claim names. A thief who has the phone can name their own. */
process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
const DAY_SECONDS = 24 * 3_600;

let desk: Visitor;
let colleague: Visitor;
let holder: TripHolder;
let claimId: string;
beforeAll(async () => {
  ({ staff: desk, colleague } = await openClaimsDesk(newBrowser().port));
});
beforeEach(async () => {
  holder = await aTripPolicy(newBrowser().port, { startsOn: inDays(0), endsOn: inDays(5) });
  claimId = await tells(holder, aLoss({ loss: 'baggage' }));
  await sendsPapers(holder, claimId, 'baggage');
});
afterEach(() => {
  jest.useRealTimers();
});

const versionOf = async () => (await readDeskClaim(desk, claimId)).version;

async function decides(): Promise<void> {
  const loss = { on: inDays(0), spentCents: 700_00 };
  const decided = { claimId, version: await versionOf(), loss, confirm: true };
  expect((await desk.post(api.deskClaimDecideTrip, decided)).body.status).toBe('approved');
}

const paidAfter = (seconds: number) => paidInto(claimId, seconds);
const stopTokens = () => stopTokensOf(holder, 'claim-accountTold');
const stop = (token: string) => newBrowser().post(api.myAccountObjection, { token });
const accountShown = async () => {
  const { body } = await holder.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`);
  return (body as ClaimOtherDetailsDto).account;
};

test('phone and mail are told of it once, and money waits a day and a minute for it', async () => {
  expect(await stopTokens()).toHaveLength(2);
  await decides();
  expect(await stopTokens()).toHaveLength(2);
  expect(await paidAfter(0)).toEqual([]);
  expect(await paidAfter(DAY_SECONDS + 90)).toEqual(['123456789012']);
});

test('stopped, no money goes there: it waits for a paper of another, and for a colleague of who enters it', async () => {
  const tokens = await stopTokens();
  for (const token of tokens) expect((await stop(token)).body).toEqual({ stopped: true });
  expect(await accountShown()).toBeUndefined();
  await decides();
  expect(await paidAfter(0)).toEqual([]);
  expect(await paidAfter(2 * DAY_SECONDS)).toEqual([]);
  expect((await readDeskClaim(desk, claimId)).payout).toEqual({ state: 'due', waitsFor: 'account' });
  const { paperId } = await sendPaper(holder.visitor, claimId, aJpeg({ comment: claimId }), 'bankProof');
  const account = { holder: 'Arjun Kulkarni', accountNumber: '555566667777', ifsc: 'HDFC0000001' };
  const entered = { claimId, version: await versionOf(), paperId, ...account };
  expect((await colleague.post(api.deskClaimAccount, entered)).status).toBe(200);
  expect(await accountShown()).toBe('7777');
  expect(await paidAfter(0)).toEqual([]);
  expect(await paidAfter(4 * DAY_SECONDS)).toEqual([]);

  const pays = async (by: Visitor, version: number) => by.post(api.deskClaimPayAgain, { claimId, version });
  expect((await readDeskClaim(desk, claimId)).payout).toMatchObject({ waitsFor: 'colleague' });
  const version = await versionOf();
  expectFailure(await pays(colleague, version), 422, 'OWN_ACCOUNT');
  expectFailure(await pays(desk, version - 1), 409, 'CONFLICT');
  expect((await pays(desk, version)).status).toBe(200);
  expectFailure(await pays(desk, await versionOf()), 409, 'CONFLICT');
  expect(await paidAfter(0)).toEqual([]);
  expect(await paidAfter(6 * DAY_SECONDS)).toEqual(['555566667777']);
});

test('after the day nothing is stopped any more', async () => {
  const [token = ''] = await stopTokens();
  passSeconds(DAY_SECONDS + 3_600);
  expectFailure(await stop(token), 410, 'EXPIRED');
});
