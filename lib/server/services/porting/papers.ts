import type { PortFileDto } from '@/lib/domain/porting/contract';
import { MOST_PORT } from '@/lib/domain/porting/port';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import type { PortPaperBody } from '@/lib/validation/porting/requests';
import { deletePaper, findPaper } from '@/models/papers/paper';
import { deletePaperParts } from '@/models/papers/paperPart';
import { findPort, type PortCaseRecord, savePortRecord } from '@/models/porting/port';
import { findOwnPort } from './ownPorts';

/**
 * Takes a paper for a case that was sent, while something may still follow from it. It proves nothing until an
 * underwriter reads it.
 */
export async function savePortPaper(request: ApiRequest<PortPaperBody>): Promise<PortFileDto> {
  const port = await findOwnPort(request.input.portId, request);
  checkOpen(port);
  const { _id: ownerId, mobileHash, expiresAt } = port;
  const find = () => findPort(ownerId);
  return storePaper({ ownerId, mobileHash, expiresAt, most: MOST_PORT.files, find }, request);
}

/** Discards a paper. Repeatable. */
export async function discardPortPaper({ input, caller }: ApiRequest<{ paperId: string }>): Promise<void> {
  const mobileHash = await provenNumberOf(caller);
  const paper = await findPaper(input.paperId);
  const port = paper && (await findPort(paper.ownerId));
  if (!paper || port?.mobileHash !== mobileHash) return;
  // Papers of a confirmed case stay, so that they can be looked at again.
  if (port.status === 'confirmed' && paper.state === 'kept') throw new AppError('STEP_NOT_REACHED');
  checkOpen(port);
  // Raises the version, so that an underwriter who is just confirming from this paper gets a conflict, or was first.
  if (paper.state === 'kept' && !(await savePortRecord(port))) throw new AppError('CONFLICT');
  await deletePaper(paper._id);
  await deletePaperParts(paper._id);
}

/** Opens a paper for whoever confirms cases: it shows birth dates and illness. */
export async function openPortPaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  const port = paper && (await findPort(paper.ownerId));
  if (!paper || !port || port.status === 'draft') throw new AppError('NOT_FOUND');
  const { _id: paperId, ownerId: portId } = paper;
  await audit('PORT_PAPER_OPENED', actorOf(request).staffId, request, { portId, paperId });
  return fileOf(paper);
}

function checkOpen({ status, takenBy }: PortCaseRecord): void {
  if (status === 'draft' || status === 'closed' || takenBy !== undefined)
    throw new AppError('STEP_NOT_REACHED');
}
