import { createHash } from 'node:crypto';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import { aPdf } from '@/tests/claims/sampleFiles';
import { FileGone, openFile } from './openFile';

const toFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'paper.pdf');

test('a file is named by its hash and read part by part', async () => {
  const bytes = Buffer.concat([aPdf(), Buffer.alloc(PAPER_LIMITS.partBytes, 7)]);
  const opened = await openFile(toFile(bytes));
  if ('refusal' in opened) throw new Error(opened.refusal);
  expect(opened.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  const parts = await Promise.all([0, 1].map(opened.read));
  expect(Buffer.concat(parts.map((part) => Buffer.from(part, 'base64'))).equals(bytes)).toBe(true);
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['wrongType', Buffer.from('<svg onload="alert(1)"/>')],
  ['tooLarge', Buffer.concat([aPdf(), Buffer.alloc(PAPER_LIMITS.bytes)])],
])('%s is refused before it is sent', async (refusal, bytes) => {
  expect(await openFile(toFile(bytes))).toEqual({ refusal });
});

test('a file that the device lost is said to be gone', async () => {
  const lost = toFile(aPdf());
  lost.slice = () => {
    throw new DOMException('lost', 'NotFoundError');
  };
  await expect(openFile(lost)).rejects.toBeInstanceOf(FileGone);
});
