import type { MyDto } from '@/lib/domain/my/contract';
import { noteLeft } from '@/lib/client/verify/leftSession';
import { fakeApi } from '@/tests/browser/fakeApi';
import { readAndKeep, readCopy } from './lastCopy';

const my: MyDto = {
  at: new Date().toISOString(),
  journeys: [],
  policies: [],
  claims: [],
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

test('a copy of before the last sign-out is none', async () => {
  expect(await readCopy()).not.toBeNull();
  noteLeft(Date.parse(my.at) + 1_000);
  expect(await readCopy()).toBeNull();
});

test('what is written while somebody signs out stays on no device', async () => {
  localStorage.clear();
  whileWritten = () => noteLeft(Date.now() + 1);
  await readAndKeep('/api/my');
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept).toBeUndefined();
});
