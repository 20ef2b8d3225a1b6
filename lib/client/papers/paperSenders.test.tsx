import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { fakeApi } from '@/tests/browser/fakeApi';
import { paperSenders } from './paperSenders';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));

/** The file of Node, since that of jsdom can't be read. */
const aFile = (content: string | Uint8Array, name: string) =>
  new NodeFile([content], name) as unknown as File;
const aPdf = (name: string) => aFile('%PDF-1.7 of a test', name);
const word = aFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'cv.doc');
const kept = { body: { paperId: 'p1', kind: 'file', bytes: 18, state: 'kept' } };

test('each owner at each address has one sender, which tells of its files alone', async () => {
  const sent = fakeApi(kept);
  const settled: string[] = [];
  const senderOf = paperSenders<'file', string>((talkId) => ({
    path: '/api/help/file',
    owner: { talkId },
    longestName: 8,
    onSettled: () => void settled.push(talkId),
  }));
  expect(senderOf('one')).toBe(senderOf('one'));
  expect(senderOf('one')).not.toBe(senderOf('two'));
  senderOf('one').add('file', aPdf('a long name.pdf'));
  await senderOf('one').retry();
  expect(sent[0]?.body).toMatchObject({ talkId: 'one', kind: 'file', name: 'name.pdf', bytes: 18 });
  expect(settled).toEqual(['one']);
  expect(senderOf('two').papers()).toEqual([]);
});

test('a name goes only where it is kept, and a document of Word only where one is taken', async () => {
  const sent = fakeApi(kept);
  const senderOf = paperSenders<'proof', { takesWord: boolean }>(({ takesWord }) => ({
    path: `/api/${takesWord ? 'careers' : 'my'}`,
    owner: { changeId: 'c1' },
    takesWord,
    onSettled: () => undefined,
  }));
  const proofs = senderOf({ takesWord: false });
  proofs.add('proof', aPdf('passport.pdf'));
  await proofs.retry();
  expect(sent[0]?.body).not.toHaveProperty('name');
  for (const takesWord of [false, true]) {
    senderOf({ takesWord }).add('proof', word);
    await senderOf({ takesWord }).retry();
  }
  expect(proofs.papers().at(-1)).toMatchObject({ state: 'refused', refusal: 'wrongType' });
  expect(senderOf({ takesWord: true }).papers()).toMatchObject([{ state: 'kept' }]);
});
