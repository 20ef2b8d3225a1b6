import { api } from '@/lib/config/paths';
import type { TalkHolderDto } from '@/lib/domain/help/contract';
import { AuditEntries } from '@/models/desk/auditEntry';
import { insertClaim, makePolicyholder } from '@/tests/api/claims/policyholders';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newMobile, passSeconds, prove, type Visitor } from '@/tests/api/support/visitors';
import { aTripPolicy } from '@/tests/api/travel/trips';
import { beginOf, readDesk, talksBy, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const talks = talksBy(newBrowser);
const nothing = { policies: [], claims: [] };
let telecaller: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  telecaller = await staffWith(newBrowser().port);
});

const ask = (staff: Visitor, talkId: string) => staff.get(`${api.deskTalkHolder}?talkId=${talkId}`);
/** What the person who takes the talk sees of its customer. */
async function seen(talkId: string): Promise<TalkHolderDto> {
  await work(telecaller, talkId, 'take');
  const { status, body } = await ask(telecaller, talkId);
  expect(status).toBe(200);
  return body as TalkHolderDto;
}

test('of a number that the session proved: policies and open claims by number, sum and state, no word of health', async () => {
  const holder = await makePolicyholder(newBrowser().port);
  const answers = { hospitalName: 'Parijat Cancer Centre', story: 'A lump', kind: 'cashless' } as const;
  await insertClaim(holder, 'CL-2026-00000001', { answers, status: 'review' });
  await insertClaim(holder, 'CL-2026-00000002', { answers, status: 'paid' });
  await insertClaim(holder, 'CL-2026-00000003', { answers, status: 'draft' });
  const { talkId } = await beginOf(holder.visitor);
  const found = await seen(talkId);
  expect(found).toMatchObject({
    policies: [{ policyNumber: holder.policyNumber, productName: 'ReAssure 2.0', sumInsured: 10_00_000 }],
    claims: [{ claimId: 'CL-2026-00000001', status: 'review', policyNumber: holder.policyNumber }],
  });
  expect(Object.keys(found.policies[0]!).toSorted()).toEqual([
    ...['endsOn', 'policyNumber', 'productName', 'state', 'sumInsured', 'tier'],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/Parijat|lump|Asha|Arjun|cashless/i);
  await ask(telecaller, talkId);
  const read = await AuditEntries.find({ about: talkId, action: 'TALK_HOLDER_READ' }).lean();
  expect(read).toHaveLength(1);
});

test('a trip stands among them in dollars', async () => {
  const { visitor, policyNumber } = await aTripPolicy(newBrowser().port);
  const { talkId } = await beginOf(visitor);
  const { policies } = await seen(talkId);
  expect(policies).toMatchObject([{ policyNumber, isTrip: true, state: 'starting' }]);
});

test('nothing of a number that is typed alone, of another that was proven, or of a browser that is only known', async () => {
  const { visitor, mobileNumber } = await makePolicyholder(newBrowser().port);
  const typed = await talks.begin({ mobileNumber });
  const other = await beginOf(visitor, { mobileNumber: newMobile() });
  // The session idles out; the browser stays known.
  passSeconds(31 * 60);
  telecaller = await staffWith(newBrowser().port);
  const known = await beginOf(visitor, { mobileNumber });
  for (const { talkId } of [typed, other, known]) {
    expect(await seen(talkId)).toEqual(nothing);
    expect((await readDesk(telecaller, talkId)).isProven).toBe(false);
  }
});

test('who signs in during the talk is proven from the next line on', async () => {
  const { mobileNumber, policyNumber } = await makePolicyholder(newBrowser().port);
  const { visitor, talkId, write, read } = await talks.begin({ mobileNumber });
  await write('Is my son covered?');
  expect(await seen(talkId)).toEqual(nothing);
  await prove(visitor, mobileNumber);
  await write('I have signed in.');
  expect((await seen(talkId)).policies).toMatchObject([{ policyNumber }]);
  expect((await read()).talk?.state.isProven).toBe(true);
});

test('a line that comes after the session idled out is nobody’s whose policies the desk may see', async () => {
  const { visitor, mobileNumber, policyNumber } = await makePolicyholder(newBrowser().port);
  const { talkId, write, read } = await beginOf(visitor);
  expect((await seen(talkId)).policies).toMatchObject([{ policyNumber }]);
  passSeconds(31 * 60);
  await write('What is my sum insured?');
  telecaller = await staffWith(newBrowser().port);
  expect(await seen(talkId)).toEqual(nothing);
  expect((await read()).talk?.state.isProven).toBe(false);
  await prove(visitor, mobileNumber);
  await write('Now again.');
  expect((await seen(talkId)).policies).toHaveLength(1);
});

test('only who has the talk sees it, and only while they have it', async () => {
  const { visitor } = await makePolicyholder(newBrowser().port);
  const { talkId } = await beginOf(visitor);
  expectFailure(await ask(telecaller, talkId), 409, 'TALK_TAKEN');
  await seen(talkId);
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  expectFailure(await ask(supervisor, talkId), 409, 'TALK_TAKEN');
  expectFailure(await ask(await staffWith(newBrowser().port, 'claims'), talkId), 404, 'NOT_FOUND');
  await work(telecaller, talkId, 'close');
  expectFailure(await ask(telecaller, talkId), 409, 'TALK_TAKEN');
});
