import { api, paths } from '@/lib/config/paths';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { PolicyChanges } from '@/models/my/policyChange';
import { Policies } from '@/models/policy/policy';
import { type ClaimsDesk, openClaimsDesk, readOthers } from '@/tests/api/claims/claimsDesk';
import { makePolicyholder, type Policyholder } from '@/tests/api/claims/policyholders';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds } from '@/tests/api/support/visitors';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';
import { anApprovedClaim, askAccount, objectTo, own, paidAfter, tokenIn, toldOf } from './accountChanges';
import { askChange, decide, type Deciders, home, requestOf, saveChange, signInDeciders } from './requests';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
const port = () => newBrowser().port;
const HOUR_MS = 3_600_000;

let desk: ClaimsDesk;
let staff: Deciders;
let owner: Policyholder;
beforeAll(async () => {
  desk = await openClaimsDesk(port());
  staff = await signInDeciders(port(), 86);
});
beforeEach(async () => {
  owner = await makePolicyholder(port());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ask = (more?: object) => askAccount(owner, more);
const told = (what: string, to?: string) => toldOf(owner, `change-account-${what}`, to);
const object = (token: string) => objectTo(token, newBrowser());
const approve = () => anApprovedClaim(owner, desk.staff);

test('each form shows what it replaces, numbers by their last digits alone', async () => {
  const { visitor, policyNumber } = owner;
  await saveChange(owner, 'address', home);
  const presentOf = async (path: string, more: object = {}) =>
    (await visitor.get(`${path}?${new URLSearchParams({ policyNumber, ...more })}`)).body.present as unknown;
  expect(await presentOf(api.myChange, { kind: 'nominee' })).toEqual({
    name: 'Arjun Sample',
    relation: 'spouse',
  });
  const address = await presentOf(api.myChange, { kind: 'address' });
  expect(address).toMatchObject({ email: expect.stringMatching(/@/) as string });
  expect(address).not.toMatchObject({ addressLine: home.addressLine });
  expect(await presentOf(api.myChange, { kind: 'account' })).toMatchObject({
    accountNumber: expect.stringMatching(/^•+\d{4}$/) as string,
  });
  expect(await presentOf(api.myNumber)).toMatch(/^\d{2}xxxx\d{4}$/);
});

test('what its bank says is theirs counts at once; phone and mail are told, and money waits for a day', async () => {
  const claimId = await approve();
  const { status, data } = await ask();
  expect([status, data['accountNumber']]).toEqual(['accepted', '••••••••1111']);
  expect(await requestOf(owner)).toMatchObject({ kind: 'account', status: 'accepted' });
  const { body } = await staff.supervisor.get(`${api.cases}?status=open&kind=account`);
  expect((body as ReviewCasesDto).total).toBe(0);
  const phone = await told('accepted');
  const mail = await told('accepted', 'asha@mail.example');
  expect([phone?.text, mail?.text].every((text) => text?.includes('ending in 1111'))).toBe(true);
  expect(tokenIn(phone?.link)).not.toBe('');
  expect((await readOthers(owner, claimId)).account).toBe('1111');
  expect(await paidAfter(23, claimId)).toEqual([]);
  const { accountType: _type, ...account } = own();
  expect(await paidAfter(25, claimId)).toMatchObject([{ account }]);
});

test.each([
  ['somebody else’s', { accountNumber: '998877662222' }, 'Sample Other Name'],
  ['unknown to its bank', { accountNumber: '998877663333' }, undefined],
  ['of a bank that does not answer', { accountNumber: '998877664444' }, undefined],
  ['typed with another holder', { holder: 'Ravi Kumar' }, 'Asha Sample'],
])('an account %s waits for a person, who reads the paper', async (_what, more, bankSays) => {
  const { changeId, status } = await ask(more);
  expect(status).toBe('asked');
  const { body } = await staff.supervisor.get(`${api.cases}?status=open&kind=account`);
  const found = (body as ReviewCasesDto).cases.find((each) => each.changeId === changeId)?.change;
  expect(found?.papers).toHaveLength(1);
  const fields = Object.fromEntries((found?.fields ?? []).map(({ name, after }) => [name, after]));
  expect(fields).toMatchObject({ accountNumber: own(more).accountNumber, holder: own(more).holder });
  expect(fields['bankSays']).toBe(bankSays);
  expect(tokenIn((await told('asked'))?.link)).not.toBe('');
});

test('a supervisor decides about it, with a reason if it is refused; accepted, it waits for a day too', async () => {
  const more = { accountNumber: '998877662222' };
  const { changeId } = await ask(more);
  expect((await decide(staff.underwriter, changeId, 'accepted')).status).toBe(403);
  await decide(staff.supervisor, changeId, 'declined');
  expect(await requestOf(owner)).toMatchObject({ status: 'refused' });
  const refused = await told('refused');
  expect(refused?.text).toContain('Read beside the policy');
  expect(refused?.link).toMatch(new RegExp(`${paths.change(owner.policyNumber, 'account')}$`));
  const again = await ask(more);
  await decide(staff.supervisor, again.changeId, 'accepted');
  const claimId = await approve();
  expect((await readOthers(owner, claimId)).account).toBe('2222');
  expect(await paidAfter(0, claimId)).toEqual([]);
});

test('from phone or mail it is stopped within the day, without signing in, and money goes where it went', async () => {
  const claimId = await approve();
  const { changeId = '' } = await ask();
  expect(await paidAfter(0, claimId)).toEqual([]);
  const token = tokenIn((await told('accepted'))?.link);
  expectFailure(await object(`${token}x`), 404, 'NOT_FOUND');
  for (const _again of [1, 2]) expect((await object(token)).body).toEqual({ stopped: true });
  expect(await requestOf(owner)).toMatchObject({ changeId, status: 'withdrawn' });
  expect(await told('stopped', 'asha@mail.example')).toBeDefined();
  expect(await paidAfter(0, claimId)).toMatchObject([{ account: { accountNumber: '123456789012' } }]);

  await ask({ accountNumber: '776655441111' });
  const late = tokenIn((await told('accepted'))?.link);
  passSeconds(25 * 3_600);
  expectFailure(await object(late), 410, 'EXPIRED');
});

test('what is stopped while a server settles it is taken out again', async () => {
  const { changeId } = await ask({ accountNumber: '998877662222' });
  const token = tokenIn((await told('asked'))?.link);
  beforeUpdate(PolicyChanges, () => object(token));
  await decide(staff.supervisor, changeId, 'accepted');
  expect(await requestOf(owner)).toMatchObject({ status: 'withdrawn' });
  const claimId = await approve();
  expect((await readOthers(owner, claimId)).account).toBe('9012');
});

test('nothing is asked without a paper, with an unknown bank, or a day after the number was changed', async () => {
  const problemsOf = async (data: object) =>
    Object.keys(((await saveChange(owner, 'account', data, { submit: true })).body as ChangeFormDto).fields!);
  expect(await problemsOf(own({ ifsc: 'ZZZZ0999999' }))).toEqual(['ifsc', 'proof']);
  await Policies.updateOne({ _id: owner.policyNumber }, { coolUntil: new Date(Date.now() + HOUR_MS) });
  await PolicyChanges.deleteMany({ policyNumber: owner.policyNumber });
  expectFailure(await askChange(owner, 'account', own()), 409, 'NUMBER_COOLING');
  const stored = await PolicyChanges.find({ policyNumber: owner.policyNumber }).lean();
  expect(JSON.stringify(stored)).not.toContain('998877661111');
});
