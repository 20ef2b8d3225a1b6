import { api } from '@/lib/config/paths';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { ClaimCases } from '@/models/claims/claimCase';
import { PolicyChanges } from '@/models/my/policyChange';
import { Policies } from '@/models/policy/policy';
import { type ClaimsDesk, openClaimsDesk, readOthers } from '@/tests/api/claims/claimsDesk';
import { makePolicyholder, type Policyholder } from '@/tests/api/claims/policyholders';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, passSeconds } from '@/tests/api/support/visitors';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';
import { anApprovedClaim, askAccount, objectTo, paidAfter, tokenIn, toldOf } from './accountChanges';
import { caseOf, decide, type Deciders, home, requestOf, saveChange, signInDeciders } from './requests';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

let desk: ClaimsDesk;
let staff: Deciders;
let owner: Policyholder;
beforeAll(async () => {
  desk = await openClaimsDesk(newBrowser().port);
  staff = await signInDeciders(newBrowser().port, 186);
});
beforeEach(async () => {
  owner = await makePolicyholder(newBrowser().port);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const BEFORE = '123456789012';
const ask = (more?: object) => askAccount(owner, more);
const told = (what: string, to?: string) => toldOf(owner, `change-account-${what}`, to);
const object = async (what: string) => objectTo(tokenIn((await told(what))?.link), newBrowser());
const approve = () => anApprovedClaim(owner, desk.staff);
const paid = async (hours: number, claimId: string) =>
  (await paidAfter(hours, claimId)).map(({ account }) => account?.accountNumber);

type Update = { $set?: { status?: string } };

/** Lets the server die before it writes that the change is settled. */
function dieBeforeItIsSettled(first?: () => Promise<unknown>) {
  const { collection } = PolicyChanges;
  const write = collection.findOneAndUpdate.bind(collection);
  return jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    if ((given[1] as Update).$set?.status !== 'accepted') return write(...given);
    await first?.();
    throw new Error('the server died');
  });
}

test('a server that dies while it settles an account pays nothing there until somebody was told', async () => {
  const claimId = await approve();
  const spy = dieBeforeItIsSettled();
  const { changeId } = (await ask()) as { changeId?: string };
  spy.mockRestore();
  expect(changeId).toBeUndefined();
  expect(await paid(0, claimId)).toEqual([]);
  expect(await paid(25, claimId)).toEqual([]);
  const left = await PolicyChanges.findOne({ policyNumber: owner.policyNumber, kind: 'account' }).orFail();
  expect(left.status).toBe('asked');
  passSeconds(25 * 3_600);
  await openClaimsDesk(newBrowser().port);
  const again = await signInDeciders(newBrowser().port, 286);
  await decide(again.supervisor, left._id, 'accepted');
  expect((await told('accepted'))?.text).toContain('ending in 1111');
  expect(await paid(23, claimId)).toEqual([]);
  expect(await paid(25, claimId)).toEqual(['998877661111']);
});

test('who takes a change back that a dying server left half-way has the account of before', async () => {
  const claimId = await approve();
  const spy = dieBeforeItIsSettled();
  await ask();
  spy.mockRestore();
  expect((await readOthers(owner, claimId)).account).toBe('1111');
  const { changeId } = (await requestOf(owner))!;
  expect((await owner.visitor.delete(`${api.myChange}?changeId=${changeId}`)).status).toBe(204);
  expect((await readOthers(owner, claimId)).account).toBe(BEFORE.slice(-4));
});

test('what was stopped before a dying server put the account in is taken out before money goes there', async () => {
  const { changeId } = await ask({ accountNumber: '998877662222' });
  const asked = tokenIn((await told('asked'))?.link);
  beforeUpdate(Policies, async () => {
    expect((await objectTo(asked, newBrowser())).status).toBe(200);
  });
  const spy = dieBeforeItIsSettled();
  await decide(staff.supervisor, changeId, 'accepted');
  jest.restoreAllMocks();
  expect(spy).toHaveBeenCalled();
  expect(await requestOf(owner)).toMatchObject({ status: 'withdrawn' });
  const claimId = await approve();
  expect(await paid(25, claimId)).toEqual([BEFORE]);
  expect((await readOthers(owner, claimId)).account).toBe(BEFORE.slice(-4));
});

test('money that a server puts off while its account is stopped is looked at once more', async () => {
  await paid(48, '');
  const claimId = await approve();
  await ask();
  const token = tokenIn((await told('accepted'))?.link);
  const { collection } = ClaimCases;
  const write = collection.updateOne.bind(collection);
  const spy = jest.spyOn(collection, 'updateOne').mockImplementation(async (...given) => {
    spy.mockRestore();
    expect((await objectTo(token, newBrowser())).status).toBe(200);
    return write(...given);
  });
  expect(await paid(0, claimId)).toEqual([BEFORE]);
});

test('of two changes within a day, stopping the second leaves neither of them', async () => {
  const claimId = await approve();
  await ask();
  passSeconds(600);
  await ask({ accountNumber: '776655441111' });
  expect((await object('accepted')).body).toEqual({ stopped: true });
  expect(await paid(25, claimId)).toEqual([BEFORE]);
});

test('who changes the mail address first doesn’t keep its owner from hearing of the account', async () => {
  await saveChange(owner, 'address', home, { submit: true });
  const { changeId } = (await requestOf(owner))!;
  expect(await caseOf(changeId)).toBeDefined();
  await decide(staff.supervisor, changeId, 'accepted');
  const mail = await toldOf(owner, 'change-mail-moved', 'asha@mail.example');
  expect(mail?.text).toContain(owner.policyNumber);
  await ask();
  for (const to of ['new@mail.example', 'asha@mail.example'])
    expect(tokenIn((await told('accepted', to))?.link)).not.toBe('');
  expect((await object('accepted')).status).toBe(200);
  expect((await told('stopped', 'asha@mail.example'))?.text).toBeDefined();
});

test('who changes the mail address twice doesn’t keep its owner from hearing of the account either', async () => {
  for (const email of ['new@mail.example', 'newer@mail.example']) {
    await saveChange(owner, 'address', { ...home, email }, { submit: true });
    await decide(staff.supervisor, (await requestOf(owner))!.changeId, 'accepted');
    passSeconds(60);
  }
  const moved = (await messagesTo('asha@mail.example', owner.visitor)).filter(
    ({ purpose, text }) => purpose === 'change-mail-moved' && text.includes(owner.policyNumber),
  );
  expect(moved).toHaveLength(2);
  await ask();
  for (const to of ['newer@mail.example', 'new@mail.example', 'asha@mail.example'])
    expect(tokenIn((await told('accepted', to))?.link)).not.toBe('');
});

test('money that was on its way when the account changed is told of where it went', async () => {
  await paid(48, '');
  const claimId = await approve();
  const dies = {
    send: async (...given: Parameters<typeof sandboxPayouts.send>) => {
      await sandboxPayouts.send(...given);
      throw new Error('the server died');
    },
  };
  await expect(payNextClaim(new Date(), dies)).rejects.toThrow('the server died');
  await ask();
  expect(await paid(0.02, claimId)).toEqual([BEFORE]);
  expect((await readOthers(owner, claimId)).payouts).toMatchObject([{ account: BEFORE.slice(-4) }]);
  expectFailure(await desk.staff.post(api.deskClaimPayAgain, { claimId }), 409, 'CONFLICT');
});
