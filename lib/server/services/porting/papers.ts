import type { ProofDto } from '@/lib/domain/papers/contract';
import { MOST_PORT } from '@/lib/domain/porting/port';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { discardFile, findOwnPaper } from '@/lib/server/services/papers/discardFile';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import type { PortPaperBody } from '@/lib/validation/porting/requests';
import { findPaper } from '@/models/papers/paper';
import { findPort, type PortCaseRecord, savePortRecord } from '@/models/porting/port';
import { findOwnPort } from './ownPorts';

/**
 * Takes a paper for a case that was sent, while something may still follow from it. It proves nothing until an
 * underwriter reads it.
 */
export async function savePortPaper(request: ApiRequest<PortPaperBody>): Promise<ProofDto> {
  const port = await findOwnPort(request.input.portId, request);
  checkOpen(port);
  const { _id: ownerId, mobileHash, expiresAt } = port;
  return storePaper({ ownerId, mobileHash, expiresAt, most: MOST_PORT.files, find: findPort }, request);
}

/** Discards a paper. Repeatable. */
export async function discardPortPaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  const own = await findOwnPaper(request, findPort);
  if (!own) return;
  const { paper, owner: port } = own;
  // Papers of a confirmed case stay, so that they can be looked at again.
  if (port.status === 'confirmed' && paper.state === 'kept') throw new AppError('STEP_NOT_REACHED');
  checkOpen(port);
  // Raises the version, so that an underwriter who is just confirming from this paper gets a conflict, or was first.
  if (paper.state === 'kept' && !(await savePortRecord(port))) throw new AppError('CONFLICT');
  await discardFile(paper._id);
}

/** Opens a paper for staff who confirm cases: it shows birth dates and illness. */
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
