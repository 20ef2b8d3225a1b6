import { PAPER_LIMITS, type PaperRefusal, partsOf } from '@/lib/domain/papers/paperLimits.data';
import type { PaperDto } from '@/lib/domain/papers/contract';
import { keptUntil } from '@/lib/domain/common/retention';
import { idFrom, lookupHash } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { virusScanner } from '@/lib/server/integrations/claims/virusScanners';
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
  notePaperSentAgain,
  type PaperRecord,
} from '@/models/papers/paper';
import { deletePaperParts, keepPartsOfPaper, partNumbersOf } from '@/models/papers/paperPart';
import type { Found } from './inspect/found';
import { inspectFile } from './inspect/inspectFile';
import { discardFile } from './discardFile';
import { keepFiles } from './keepFiles';
import { toPaperDto } from './paperDto';
import { keepPart, readPaper } from './paperParts';

export type PaperOwner = {
  ownerId: string;
  mobileHash: string;
  expiresAt: Date;
  most: number;
  /** Takes a document of Word too, for a CV. */
  takesWord?: boolean;
  /**
   * Reads the owner anew after a part was kept, since it may have been sent meanwhile, and be kept longer. Null when it
   * was taken back.
   */
  find?: (ownerId: string) => Promise<{ expiresAt: Date } | null>;
  /** Runs before a whole file is judged, so that what follows from it is looked at even if this server dies. */
  onWhole?: () => Promise<void>;
};
type Request<Kind extends string> = ApiRequest<PaperFields & { kind: Kind }>;

const SWEEP_MS = 30_000;

/** Worker job: deletes what a server that stopped, or a part that came late, left of a refused file. */
export async function sweepNextRefused(now: Date): Promise<boolean> {
  const paper = await leaseRefusedPaper(now, new Date(now.getTime() + SWEEP_MS));
  if (!paper) return false;
  await deletePaperParts(paper._id);
  await markPartsDropped(paper._id);
  return true;
}

/**
 * Keeps a part of a file. Deletes the file if its owner was taken back meanwhile, since the deletion of the owner's
 * files may have missed it.
 */
export async function storePaper<Kind extends string>(
  owner: PaperOwner,
  request: Request<Kind>,
): Promise<PaperDto<Kind>> {
  const paper = await keepPaper(owner, request);
  if (!owner.find || (await owner.find(owner.ownerId))) return paper;
  await discardFile(paper.paperId);
  throw new AppError('STEP_NOT_REACHED');
}

/** Every request names the file, so that a customer who begins again, on any device, sends only what is missing. */
async function keepPaper<Kind extends string>(
  owner: PaperOwner,
  { input, now, locale }: Request<Kind>,
): Promise<PaperDto<Kind>> {
  const paper = await begunPaper(owner, input, now);
  const { part, data } = input;
  if (paper.state === 'sending' && part !== undefined && data !== undefined)
    await keepPart(paper, part, data);
  const received = paper.state === 'sending' ? await partNumbersOf(paper._id) : [];
  const isAll = received.length === partsOf(paper.bytes);
  if (paper.state === 'kept') {
    await notePaperSentAgain(paper._id, now);
    await keepWithOwner(owner);
  }
  if (paper.state !== 'sending' || !isAll)
    return toPaperDto({ ...paper, kind: input.kind }, received, locale);
  await countRequest(limits.judgePaper, { route: 'judge-paper', addressHash: paper.mobileHash, now });
  await owner.onWhole?.();
  const judged = await judge(paper, owner, now);
  if (judged.state === 'kept') await keepWithOwner(owner);
  return toPaperDto({ ...judged, kind: input.kind }, received, locale);
}

async function keepWithOwner({ ownerId, find }: PaperOwner): Promise<void> {
  const owner = await find?.(ownerId);
  if (owner) await keepFiles(ownerId, owner.expiresAt);
}

async function begunPaper(
  { most, takesWord: _taken, find: _find, onWhole: _onWhole, ...owner }: PaperOwner,
  { kind, bytes, hash }: PaperFields & { kind: string },
  now: Date,
): Promise<PaperRecord> {
  if (bytes === 0) throw invalidField('bytes', 'validation.papers.file.empty');
  if (bytes > PAPER_LIMITS.bytes) throw invalidField('bytes', 'validation.papers.file.tooLarge');
  const _id = idFrom(lookupHash('paper', [owner.ownerId, kind, bytes, hash].join('|')));
  const found = await findPaper(_id);
  if (found) return found;
  await countRequest(limits.beginPaper, { route: 'begin-paper', addressHash: owner.mobileHash, now });
  const begun: PaperRecord = {
    _id,
    ...owner,
    kind,
    bytes,
    hash,
    state: 'sending',
    createdAt: now,
    updatedAt: now,
    expiresAt: sendingUntil(owner.expiresAt, now),
  };
  return takeSlot(begun, most);
}

/** Gives the file a free place. Each place is taken once, however many files are begun in the same moment. */
async function takeSlot(begun: PaperRecord, most: number): Promise<PaperRecord> {
  // Files that come at once begin their search at different places.
  const first = Number.parseInt(begun.hash.slice(0, 8), 16) % most;
  // If the place was taken meanwhile, another file got it, so after `most` tries all places are taken.
  for (let tries = 0; tries <= most; tries += 1) {
    const papers = await listPapers(begun.ownerId);
    if (papers.length >= most) throw new AppError('PAPER_LIMIT');
    const slots = new Set(papers.map(({ slot }) => slot));
    const slot = Array.from({ length: most }, (_, at) => (at + first) % most).find(
      (each) => !slots.has(each),
    );
    if (await insertPaper({ ...begun, slot })) return { ...begun, slot };
    const found = await findPaper(begun._id);
    if (found) return found;
  }
  throw new AppError('PAPER_LIMIT');
}

function sendingUntil(ownersEnd: Date, now: Date): Date {
  const end = keptUntil('paperSending', now);
  return end < ownersEnd ? end : ownersEnd;
}

/** Inspects a whole file and scans it for viruses. A refused file is not kept. */
async function judge(
  paper: PaperRecord,
  { takesWord, expiresAt }: PaperOwner,
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
  // The parts are kept first, so that a server that dies in between leaves them longer than their paper, never shorter.
  await keepPartsOfPaper(paper._id, expiresAt);
  const saved = await judgePaper(paper._id, { ...judged, updatedAt, expiresAt });
  if (refusal && saved) await deletePaperParts(paper._id);
  return saved ?? (await findPaper(paper._id)) ?? paper;
}

function refusalOf(found: Found): PaperRefusal | undefined {
  return 'refused' in found ? found.refused : undefined;
}
