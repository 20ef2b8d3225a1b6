import { createHash } from 'node:crypto';
import { PAPER_LIMITS, partsOf } from '@/lib/domain/papers/paperLimits.data';
import { invalidField } from '@/lib/server/http/errors';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { PaperRecord } from '@/models/papers/paper';
import { type PaperPartRecord, listPaperParts, insertPaperPart } from '@/models/papers/paperPart';

const sealedPart = sealedField<string>('paperParts', 'content');

/** Repeatable: the first copy of a part stays. */
export async function keepPart(paper: PaperRecord, part: number, data: string): Promise<void> {
  const { _id: paperId, ownerId, expiresAt } = paper;
  const isWhole = part < partsOf(paper.bytes) && Buffer.byteLength(data, 'base64') === sizeOf(paper, part);
  if (!isWhole) throw invalidField('data', 'validation.papers.part');
  const _id = `${paperId}.${part}`;
  await insertPaperPart({ _id, ownerId, paperId, part, content: sealedPart.seal(data, _id), expiresAt });
}

/** The whole file. Undefined when a part is missing, or the bytes don't match the hash that was announced. */
export async function readPaper({ _id, bytes, hash }: PaperRecord): Promise<Buffer | undefined> {
  const parts = await listPaperParts(_id);
  const file = Buffer.concat(parts.map((part) => Buffer.from(unsealed(part), 'base64')));
  const isMeant = file.length === bytes && createHash('sha256').update(file).digest('hex') === hash;
  return isMeant ? file : undefined;
}

function unsealed({ content, _id }: PaperPartRecord): string {
  return sealedPart.unseal(content, _id);
}

function sizeOf({ bytes }: PaperRecord, part: number): number {
  return Math.min(PAPER_LIMITS.partBytes, bytes - part * PAPER_LIMITS.partBytes);
}
