import { DAY_MS } from '@/lib/domain/common/dates';
import type { MyDto } from '@/lib/domain/my/contract';
import { noteLeft } from '@/lib/client/verify/leftSession';
import { fakeApi } from '@/tests/browser/fakeApi';
import { readAndKeep, readCopy } from './lastCopy';

const my: MyDto = {
  at: new Date().toISOString(),
  journeys: [],
  policies: [],
  trips: [
    {
      policyNumber: 'SKT2026-01234567897',
      state: 'inForce',
      kind: 'single',
      startsOn: '2026-12-05',
      endsOn: '2026-12-19',
      people: 2,
    },
  ],
  claims: [
    {
      claimId: 'CL-2611-00000001',
      status: 'asked',
      waitsFor: 'you',
      person: 'KULKARNI ARJUN',
      loss: 'medical',
      hospitalName: 'Lisbon, Portugal',
      admittedOn: '2026-12-07',
      updatedAt: '2026-12-07T05:12:00Z',
    },
    {
      claimId: 'CL-2611-00000002',
      status: 'review',
      waitsFor: 'us',
      person: 'Asha Sample',
      admission: 'planned',
      hospitalName: 'Sample Hospital',
      admittedOn: '2026-11-20',
      paid: 50_000,
      updatedAt: '2026-11-21T05:12:00Z',
    },
  ],
  consents: [],
  requests: [
    {
      changeId: 'r',
      policyNumber: 'SUK2026-01234567897',
      kind: 'nominee',
      status: 'refused',
      updatedAt: '2026-11-23T05:12:00Z',
      reason: 'No proof of age',
    },
  ],
};

let kept: string | undefined;
let whileWritten = () => {};
beforeAll(() => {
  class Answer {
    constructor(readonly body: string) {}
  }
  const put = async (_url: string, { body }: Answer) => {
    whileWritten();
    kept = body;
  };
  const forget = async () => void (kept = undefined);
  const match = async () =>
    kept === undefined ? undefined : { json: async () => JSON.parse(kept ?? '') as MyDto };
  Object.assign(globalThis, {
    Response: Answer,
    caches: { open: async () => ({ put }), match, delete: forget },
  });
});

test('what is kept has no reason that somebody wrote for a refusal', async () => {
  fakeApi({ body: my });
  expect((await readAndKeep('/api/my')).requests[0]?.reason).toBe('No proof of age');
  const copy = await readCopy();
  expect(copy?.requests).toMatchObject([{ status: 'refused', kind: 'nominee' }]);
  expect(JSON.stringify(copy)).not.toContain('No proof of age');
});

test('what is kept of trips and claims says neither when nor where somebody travels, and only what the page shows', async () => {
  fakeApi({ body: my });
  await readAndKeep('/api/my');
  const copy = await readCopy();
  expect(copy?.trips).toEqual([
    { policyNumber: 'SKT2026-01234567897', state: 'inForce', kind: 'single', people: 2 },
  ]);
  expect(copy?.claims.map(({ updatedAt: _at, claimId: _id, ...claim }) => claim)).toEqual([
    { status: 'asked', waitsFor: 'you', person: 'KULKARNI ARJUN' },
    { status: 'review', waitsFor: 'us', person: 'Asha Sample', hospitalName: 'Sample Hospital' },
  ]);
});

test('a copy of before the last sign-out is none', async () => {
  expect(await readCopy()).not.toBeNull();
  noteLeft(Date.parse(my.at) + 1_000);
  expect(await readCopy()).toBeNull();
});

test.each([1, -1])(
  'a device whose clock is %i day off has the copy of after its last sign-out alone',
  async (days) => {
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    fakeApi({ body: { ...my, at } });
    noteLeft(Date.now() - 3_600_000);
    await readAndKeep('/api/my');
    expect(await readCopy()).toMatchObject({ at });
    noteLeft(Date.now() + 1);
    expect(await readCopy()).toBeNull();
  },
);

test('what is written while somebody signs out stays on no device', async () => {
  localStorage.clear();
  whileWritten = () => noteLeft(Date.now() + 1);
  await readAndKeep('/api/my');
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept).toBeUndefined();
});
