import { PAPER_LIMITS, type PaperRefusal, partsOf } from '@/lib/domain/papers/paperLimits.data';
import type { PaperDto } from '@/lib/domain/papers/contract';
import { lookupHash } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { virusScanner } from '@/lib/server/integrations/claims/virusScanner';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { PaperFields } from '@/lib/validation/papers/paperFields';
import {
  findPaper,
  insertPaper,
  judgePaper,
  leaseRefusedPaper,
  listPapers,
  markPartsDropped,
  type PaperRecord,
} from '@/models/papers/paper';
import { deletePaperParts, partNumbersOf } from '@/models/papers/paperPart';
import type { Found } from './inspect/found';
import { inspectFile } from './inspect/inspectFile';
import { toPaperDto } from './paperDto';
import { keepPart, readPaper } from './paperParts';

export type PaperOwner = {
  ownerId: string;
  mobileHash: string;
  expiresAt: Date;
  most: number;
  /** A document of Word too: a CV. */
  takesWord?: boolean;
};
type Request<Kind extends string> = ApiRequest<PaperFields & { kind: Kind }>;

const ID_LENGTH = 22;
const SWEEP_MS = 30_000;

/** Worker job: what a server that stopped, or a part that came late, left of a refused file. */
export async function sweepNextRefused(now: Date): Promise<boolean> {
  const paper = await leaseRefusedPaper(now, new Date(now.getTime() + SWEEP_MS));
  if (!paper) return false;
  await deletePaperParts(paper._id);
  await markPartsDropped(paper._id);
  return true;
}

/** Every request names the file: whoever begins again, on any device, sends only what is missing. */
export async function storePaper<Kind extends string>(
  owner: PaperOwner,
  { input, now, locale }: Request<Kind>,
): Promise<PaperDto<Kind>> {
  const paper = await begunPaper(owner, input, now);
  const { part, data } = input;
  if (paper.state === 'sending' && part !== undefined && data !== undefined)
    await keepPart(paper, part, data);
  const received = paper.state === 'sending' ? await partNumbersOf(paper._id) : [];
  const isAll = received.length === partsOf(paper.bytes);
  if (paper.state !== 'sending' || !isAll)
    return toPaperDto({ ...paper, kind: input.kind }, received, locale);
  await countRequest(limits.judgePaper, { route: 'judge-paper', addressHash: paper.mobileHash, now });
  const judged = await judge(paper, owner.takesWord, now);
  return toPaperDto({ ...judged, kind: input.kind }, received, locale);
}

async function begunPaper(
  { most, takesWord: _taken, ...owner }: PaperOwner,
  { kind, bytes, hash }: PaperFields & { kind: string },
  now: Date,
): Promise<PaperRecord> {
  if (bytes === 0) throw invalidField('bytes', 'validation.papers.file.empty');
  if (bytes > PAPER_LIMITS.bytes) throw invalidField('bytes', 'validation.papers.file.tooLarge');
  const _id = lookupHash('paper', [owner.ownerId, kind, bytes, hash].join('|')).slice(0, ID_LENGTH);
  const found = await findPaper(_id);
  if (found) return found;
  if ((await listPapers(owner.ownerId)).length >= most) throw new AppError('PAPER_LIMIT');
  const begun: PaperRecord = {
    ...{ _id, ...owner, kind, bytes, hash, state: 'sending' },
    ...{ createdAt: now, updatedAt: now },
  };
  await insertPaper(begun);
  return (await findPaper(_id)) ?? begun;
}

/** What is refused is not kept. */
async function judge(
  paper: PaperRecord,
  takesWord: boolean | undefined,
  updatedAt: Date,
): Promise<PaperRecord> {
  const file = await readPaper(paper);
  const found = file ? inspectFile(file, takesWord) : ({ refused: 'damaged' } as const);
  const isInfected = file !== undefined && (await virusScanner().scan(file)) === 'infected';
  const refusal = isInfected ? 'virus' : refusalOf(found);
  const dropPartsAt = new Date(updatedAt.getTime() + SWEEP_MS);
  const judged = refusal
    ? { state: 'refused' as const, refusal, dropPartsAt }
    : { state: 'kept' as const, ...found };
  const saved = await judgePaper(paper._id, { ...judged, updatedAt });
  if (refusal && saved) await deletePaperParts(paper._id);
  return saved ?? (await findPaper(paper._id)) ?? paper;
}

function refusalOf(found: Found): PaperRefusal | undefined {
  return 'refused' in found ? found.refused : undefined;
}
