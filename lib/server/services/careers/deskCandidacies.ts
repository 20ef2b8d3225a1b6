import type { CandidacyStatus } from '@/lib/domain/careers/candidacy';
import type {
  CandidacyWorkedDto,
  DeskCandidaciesDto,
  DeskCandidacyDto,
  DeskCandidacyRowDto,
} from '@/lib/domain/careers/contract';
import { maskMobile } from '@/lib/domain/common/phone';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { fileOf, papersOf } from '@/lib/server/services/papers/paperDto';
import type { CandidacyWorkBody } from '@/lib/validation/careers/requests';
import type { DeskQueueQuery } from '@/lib/validation/desk/queue';
import {
  type CandidacyRecord,
  countCandidacies,
  findCandidacy,
  listCandidacies,
  saveCandidacyRecord,
} from '@/models/careers/candidacy';
import { findConsentOf } from '@/models/consents/consent';
import { findPaper } from '@/models/papers/paper';
import { candidacyFormOf, toCandidacyDto } from './candidacyRecord';

const LIMIT = 20;

export async function listDeskCandidacies(request: ApiRequest<DeskQueueQuery>): Promise<DeskCandidaciesDto> {
  const { status, page } = request.input;
  const isOpen = status === 'open';
  const [found, total] = await Promise.all([
    listCandidacies(isOpen, (page - 1) * LIMIT, LIMIT),
    countCandidacies(isOpen),
  ]);
  const candidacies = found.map(({ _id }) => _id);
  await audit('CANDIDACIES_LISTED', actorOf(request).staffId, request, { candidacies });
  return { candidacies: found.map(toRow), page, limit: LIMIT, total };
}

/** Each reading is audited. The number is masked; only whoever notes a call is told it. */
export async function readDeskCandidacy(
  request: ApiRequest<{ candidacyId: string }>,
): Promise<DeskCandidacyDto> {
  const candidacy = await findSent(request.input.candidacyId);
  const { _id: candidacyId, version, language = 'en' } = candidacy;
  await audit('CANDIDACY_READ', actorOf(request).staffId, request, { candidacyId });
  const isAgreed = await hasAgreed(candidacy, request.now);
  const { mobileNumber = '', email = '', text = '' } = candidacyFormOf(candidacy);
  return {
    ...toRow(candidacy),
    version,
    language,
    text,
    isAgreed,
    mobileNumber: maskMobile(mobileNumber) ?? '',
    email: isAgreed ? email : '',
    papers: await papersOf<'proof'>(candidacyId, request.locale),
  };
}

export async function openDeskCandidacyPaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  const { ownerId: candidacyId, _id: paperId } = paper;
  await findSent(candidacyId);
  await audit('CANDIDACY_PAPER_OPENED', actorOf(request).staffId, request, { candidacyId, paperId });
  return fileOf(paper);
}

const actions = {
  read: 'CANDIDACY_NOTED',
  called: 'CANDIDACY_CALLED',
  declined: 'CANDIDACY_DECLINED',
} as const satisfies Record<CandidacyWorkBody['what'], AuditAction>;

/** Throws CONFLICT on a newer version, NO_CONSENT for a call after the consent was taken back. */
export async function workOnCandidacy(request: ApiRequest<CandidacyWorkBody>): Promise<CandidacyWorkedDto> {
  const { input, now } = request;
  const { candidacyId, version, what } = input;
  const before = await findSent(candidacyId);
  if (before.version !== version) throw new AppError('CONFLICT', { version: before.version });
  const doneBy = actorOf(request).staffId;
  if (what === 'called') {
    if (!(await hasAgreed(before, now))) throw new AppError('NO_CONSENT', { reason: 'withdrawn' });
    await countRequest(limits.takeCall, { route: 'take-call', addressHash: doneBy, now });
  }
  await audit(actions[what], doneBy, request, { candidacyId });
  const done = what !== 'read' && { doneAt: now, doneBy };
  const saved = await saveCandidacyRecord({ ...before, status: what, ...done, updatedAt: now });
  if (!saved) throw new AppError('CONFLICT');
  const { mobileNumber } = candidacyFormOf(saved);
  return {
    candidacyId,
    status: saved.status,
    version: saved.version,
    ...(what === 'called' && { mobileNumber }),
  };
}

/** Only this candidacy's own consent counts, since the number's proven owner gave it. */
async function hasAgreed({ _id, mobileHash }: CandidacyRecord, now: Date): Promise<boolean> {
  const consent = await findConsentOf(_id, mobileHash, 'careers');
  return consent !== null && !consent.withdrawnAt && consent.validUntil > now;
}

async function findSent(candidacyId: string): Promise<CandidacyRecord> {
  const candidacy = await findCandidacy(candidacyId);
  if (!candidacy || candidacy.status === 'draft') throw new AppError('NOT_FOUND');
  return candidacy;
}

function toRow(candidacy: CandidacyRecord): DeskCandidacyRowDto {
  const { name = '', city = '' } = candidacyFormOf(candidacy);
  const status: CandidacyStatus = candidacy.status;
  return { ...toCandidacyDto(candidacy), status: status === 'draft' ? 'sent' : status, name, city };
}
