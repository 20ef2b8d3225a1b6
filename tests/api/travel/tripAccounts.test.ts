import { api } from '@/lib/config/paths';
import type { ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { openClaimsDesk } from '@/tests/api/claims/claimsDesk';
import { sendPaper } from '@/tests/api/claims/papers';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds, type Visitor } from '@/tests/api/support/visitors';
import { aLoss, paidInto, sendsPapers, stopTokensOf, tells } from '@/tests/api/travel/tripLosses';
import { aTripPolicy, inDays, type TripHolder } from '@/tests/api/travel/trips';
import { aJpeg } from '@/tests/claims/sampleFiles';

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
  await entersAndDecides();
});
afterEach(() => {
  jest.useRealTimers();
});

const versionOf = async () =>
  ((await desk.get(`${api.deskClaim}?claimId=${claimId}`)).body as DeskClaimDto).version;

/** One person enters an account from the customer's paper, another decides. */
async function entersAndDecides() {
  const { paperId } = await sendPaper(holder.visitor, claimId, aJpeg({ comment: claimId }), 'bankProof');
  const account = { holder: 'Arjun Kulkarni', accountNumber: '555566667777', ifsc: 'HDFC0000001' };
  const entered = { claimId, version: await versionOf(), paperId, ...account };
  expect((await desk.post(api.deskClaimAccount, entered)).status).toBe(200);
  const loss = { on: inDays(0), spentCents: 700_00 };
  const decided = { claimId, loss, confirm: true };
  const version = await versionOf();
  expectFailure(await desk.post(api.deskClaimDecideTrip, { ...decided, version }), 422, 'OWN_ACCOUNT');
  const { body } = await colleague.post(api.deskClaimDecideTrip, { ...decided, version });
  expect(body.status).toBe('approved');
}

const others = async () =>
  (await holder.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body as ClaimOtherDetailsDto;

const paidAfter = (seconds: number) => paidInto(claimId, seconds);
const stopTokens = () => stopTokensOf(holder, 'claim-accountChanged');
const stop = (token: string) => newBrowser().post(api.myAccountObjection, { token });

test('money of a trip waits a day and a minute for the account that the desk entered, then goes there', async () => {
  expect(await paidAfter(0)).toEqual([]);
  const hours = (Date.parse((await others()).waitsUntil ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 0);
  expect(await paidAfter(DAY_SECONDS - 60)).toEqual([]);
  // A stop that was pressed in the last second may still be on its way.
  expect(await paidAfter(DAY_SECONDS + 30)).toEqual([]);
  expect(await paidAfter(DAY_SECONDS + 90)).toEqual(['555566667777']);
  const paid = await others();
  expect(paid.payouts).toMatchObject([{ payee: 'customer', account: '7777' }]);
  expect(paid.waitsUntil).toBeUndefined();
});

test('stopped from phone or mail, the money goes at once where the traveller told, and not twice', async () => {
  expect(await paidAfter(0)).toEqual([]);
  const tokens = await stopTokens();
  expect(tokens).toHaveLength(2);
  expectFailure(await stop(`${tokens[0]}x`), 404, 'NOT_FOUND');
  for (const token of tokens) expect((await stop(token)).body).toEqual({ stopped: true });
  expect(await paidAfter(0)).toEqual(['123456789012']);
  expect(await paidAfter(2 * DAY_SECONDS)).toEqual([]);
});

test('after the day nothing is stopped any more', async () => {
  const [token = ''] = await stopTokens();
  passSeconds(DAY_SECONDS + 3_600);
  expectFailure(await stop(token), 410, 'EXPIRED');
});
