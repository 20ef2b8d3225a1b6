import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { PaperDto } from '@/lib/domain/papers/contract';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import type { Paper } from '@/lib/domain/claims/papers.data';
import type { Visitor } from '@/tests/api/support/visitors';

export function paperOf(claimId: string, file: Buffer, kind: Paper) {
  const hash = createHash('sha256').update(file).digest('hex');
  return { claimId, kind, bytes: file.length, hash };
}

export function partOf(file: Buffer, part: number): string {
  const { partBytes } = PAPER_LIMITS;
  return file.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
}

export function sendPaper(
  visitor: Visitor,
  claimId: string,
  file: Buffer,
  kind: Paper,
): Promise<ClaimPaperDto> {
  return sendParts(visitor, api.claimDocument, paperOf(claimId, file, kind), file);
}

/** Sends a file as the page does: asks which parts are missing, and sends them. */
export async function sendParts<Kind extends string>(
  visitor: Visitor,
  path: string,
  paper: object,
  file: Buffer,
): Promise<PaperDto<Kind>> {
  let found = (await visitor.post(path, paper)).body as PaperDto<Kind>;
  for (const part of found.missingParts ?? []) {
    const sent = await visitor.post(path, { ...paper, part, data: partOf(file, part) });
    found = sent.body as PaperDto<Kind>;
  }
  return found;
}
