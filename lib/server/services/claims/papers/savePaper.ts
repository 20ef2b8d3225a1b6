import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import { PAPER_LIMITS, type PaperRefusal, partsOf } from '@/lib/domain/claims/paperLimits.data';
import { lookupHash } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { sandboxScanner } from '@/lib/server/integrations/virusScanner';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimPaperBody } from '@/lib/validation/claims/requests';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import {
  type ClaimPaperRecord,
  findClaimPaper,
  insertClaimPaper,
  judgeClaimPaper,
  listClaimPapers,
} from '@/models/claims/claimPaper';
import { deleteClaimParts, partNumbersOf } from '@/models/claims/claimPart';
import type { Found } from '../inspect/found';
import { inspectFile } from '../inspect/inspectFile';
import { findOwnClaim } from '../readClaim';
import { moveOn } from './openPapers';
import { keepPart, readPaper } from './paperParts';
import { toPaperDto } from './readPapers';

type Request = ApiRequest<ClaimPaperBody>;

const ID_LENGTH = 22;
const OPEN: readonly ClaimCaseRecord['status'][] = ['draft', 'told', 'asked', 'review'];

/** Every request names the file: whoever begins again, on any device, sends only what is missing. */
export async function savePaper(request: Request): Promise<ClaimPaperDto> {
  const { input, now, locale } = request;
  const claim = await findOwnClaim(input.claimId, request);
  if (!OPEN.includes(claim.status)) throw new AppError('STEP_NOT_REACHED');
  const paper = await begunPaper(claim, request);
  const { part, data } = input;
  if (paper.state === 'sending' && part !== undefined && data !== undefined)
    await keepPart(paper, part, data);
  const received = paper.state === 'sending' ? await partNumbersOf(paper._id) : [];
  const isAll = received.length === partsOf(paper.bytes);
  const judged = paper.state === 'sending' && isAll ? await judge(paper, now) : paper;
  if (judged.state === 'kept') await moveOn(claim._id, now);
  return toPaperDto(judged, received, locale);
}

async function begunPaper(claim: ClaimCaseRecord, { input, now }: Request): Promise<ClaimPaperRecord> {
  const { kind, bytes, hash } = input;
  if (bytes === 0) throw invalidField('bytes', 'validation.claims.file.empty');
  if (bytes > PAPER_LIMITS.bytes) throw invalidField('bytes', 'validation.claims.file.tooLarge');
  const _id = lookupHash('claim-paper', [claim._id, kind, bytes, hash].join('|')).slice(0, ID_LENGTH);
  const found = await findClaimPaper(_id);
  if (found) return found;
  if ((await listClaimPapers(claim._id)).length >= PAPER_LIMITS.ofOneClaim) throw new AppError('PAPER_LIMIT');
  const { mobileHash, expiresAt } = claim;
  const begun: ClaimPaperRecord = {
    ...{ _id, claimId: claim._id, mobileHash, kind, bytes, hash, state: 'sending' },
    ...{ createdAt: now, updatedAt: now, expiresAt },
  };
  await insertClaimPaper(begun);
  return (await findClaimPaper(_id)) ?? begun;
}

/** What is refused is not kept. */
async function judge(paper: ClaimPaperRecord, updatedAt: Date): Promise<ClaimPaperRecord> {
  const file = await readPaper(paper);
  const found = file ? inspectFile(file) : ({ refused: 'damaged' } as const);
  const isInfected = file !== undefined && (await sandboxScanner.scan(file)) === 'infected';
  const refusal = isInfected ? 'virus' : refusalOf(found);
  const judged = refusal ? { state: 'refused' as const, refusal } : { state: 'kept' as const, ...found };
  const saved = await judgeClaimPaper(paper._id, { ...judged, updatedAt });
  if (refusal && saved) await deleteClaimParts(paper._id);
  return saved ?? (await findClaimPaper(paper._id)) ?? paper;
}

function refusalOf(found: Found): PaperRefusal | undefined {
  return 'refused' in found ? found.refused : undefined;
}
