import { todayInIndia } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import { isAllowed, type StaffRole } from '@/lib/domain/desk/permissions';
import type { PortRecord } from '@/lib/domain/porting/credit';
import type { DeskPortDto, DeskPortRowDto, DeskPortsDto } from '@/lib/domain/porting/contract';
import { type PortForm, rupeesIn } from '@/lib/domain/porting/port';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import type { DeskQueueQuery } from '@/lib/validation/desk/queue';
import { listPapers, type PaperRecord } from '@/models/papers/paper';
import { findConsentOf } from '@/models/consents/consent';
import { countPorts, findPort, listPorts, listSamePolicy, type PortCaseRecord } from '@/models/porting/port';
import { confirmedOf, portFormOf, toPortDto } from './portRecord';

const LIMIT = 20;

export async function listDeskPorts(request: ApiRequest<DeskQueueQuery>): Promise<DeskPortsDto> {
  const { input, now } = request;
  const { status, page } = input;
  const isOpen = status === 'open';
  const [found, total] = await Promise.all([
    listPorts(isOpen, (page - 1) * LIMIT, LIMIT),
    countPorts(isOpen),
  ]);
  await audit('PORTS_LISTED', actorOf(request).staffId, request, { ports: found.map(({ _id }) => _id) });
  return { ports: found.map((port) => toRow(port, now)), page, limit: LIMIT, total };
}

/** Each reading is audited. The number is masked; only whoever notes a call is told it. */
export async function readDeskPort(request: ApiRequest<{ portId: string }>): Promise<DeskPortDto> {
  const port = await findSentPort(request.input.portId);
  const { staffId, role } = actorOf(request);
  const { _id: portId, version, quoteId } = port;
  await audit('PORT_READ', staffId, request, { portId });
  const record = confirmedOf(port);
  return {
    ...toRow(port, request.now),
    ...toFacts(portFormOf(port), role),
    version,
    isAgreed: await hasAgreed(port, request.now),
    ...filesFor(await listPapers(portId), role),
    ...(await sameAs(port)),
    ...(quoteId !== undefined && { quoteId }),
    ...(record && { record: recordFor(record, role) }),
  };
}

function toFacts(form: PortForm, role: StaffRole) {
  const { policyNumber = '', since = '', people = [], claims = [], claimed, existing, mobileNumber } = form;
  // Birth dates and illness are for staff who decide on risks, not for staff who sell.
  const isReader = isAllowed(role, 'cases.health');
  return {
    policyNumber,
    since,
    people: isReader ? people : people.map(({ name }) => ({ name })),
    sumInsured: rupeesIn(form.sumInsured) ?? 0,
    claims: claimed ? claims : [],
    ...(isReader && existing !== undefined && { existing }),
    mobileNumber: maskMobile(mobileNumber ?? '') ?? '',
  };
}

async function sameAs({ _id, policyHash }: PortCaseRecord): Promise<Pick<DeskPortDto, 'sameAs'>> {
  const same = policyHash === undefined ? [] : await listSamePolicy(policyHash, _id);
  return same.length > 0 ? { sameAs: same } : {};
}

function recordFor(record: PortRecord, role: StaffRole): DeskPortDto['record'] {
  if (isAllowed(role, 'cases.health')) return record;
  return { ...record, people: record.people.map(({ since }) => ({ since })) };
}

function filesFor(papers: readonly PaperRecord[], role: StaffRole) {
  const kept = papers.filter(({ state }) => state === 'kept').map(({ _id }) => _id);
  return { files: kept.length, ...(isAllowed(role, 'ports.confirm') && { fileIds: kept }) };
}

/** Only this case's own consent counts, since the number's proven owner gave it. */
export async function hasAgreed({ _id, mobileHash }: PortCaseRecord, now: Date): Promise<boolean> {
  const consent = await findConsentOf(_id, mobileHash, 'porting');
  return consent !== null && !consent.withdrawnAt && consent.validUntil > now;
}

export async function findSentPort(portId: string): Promise<PortCaseRecord> {
  const port = await findPort(portId);
  if (!port || port.status === 'draft') throw new AppError('NOT_FOUND');
  return port;
}

function toRow(port: PortCaseRecord, now: Date): DeskPortRowDto {
  const { dueOn = '', assignedTo } = port;
  return {
    ...toPortDto(port, now),
    name: portFormOf(port).name ?? '',
    dueOn,
    isLate: dueOn < todayInIndia(now),
    ...(assignedTo !== undefined && { assignedTo }),
  };
}
