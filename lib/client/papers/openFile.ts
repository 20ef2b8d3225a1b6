import { toBase64, toHex } from '@/lib/client/common/bytes';
import { PAPER_LIMITS, type PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { isWord, LONGEST_BEGINNING, paperTypeOf, wrongTypeOf } from '@/lib/domain/papers/paperTypes';
import { scaledDown } from './scaledDown';

export type OpenedFile = {
  name: string;
  bytes: number;
  hash: string;
  read: (part: number) => Promise<string>;
};

/** The device can't read a chosen file any more: it was moved, changed or removed. */
export class FileGone extends Error {}

/** Refuses before sending what the server would refuse at once. */
export function openFile(chosen: File, takesWord = false): Promise<OpenedFile | { refusal: PaperRefusal }> {
  return unlessGone(async () => {
    if (chosen.size === 0) return { refusal: 'empty' };
    const type = paperTypeOf(await bytesOf(chosen.slice(0, LONGEST_BEGINNING)));
    if (!type || (isWord(type) && !takesWord)) return { refusal: wrongTypeOf(takesWord) };
    const file = type.startsWith('image/') ? await scaledDown(chosen) : chosen;
    if (file.size > PAPER_LIMITS.bytes) return { refusal: 'tooLarge' };
    const hash = await hashOf(file);
    const read = (part: number) => unlessGone(() => readPart(file, part));
    return { name: chosen.name, bytes: file.size, hash, read };
  });
}

async function unlessGone<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (problem) {
    throw new FileGone(String(problem));
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** The browser computes the hash off the main thread. */
async function hashOf(file: Blob): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await bytesOf(file))));
}

async function readPart(file: Blob, part: number): Promise<string> {
  const { partBytes } = PAPER_LIMITS;
  return toBase64(await bytesOf(file.slice(part * partBytes, (part + 1) * partBytes)));
}
