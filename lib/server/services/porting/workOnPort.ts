import { todayInIndia } from '@/lib/domain/common/dates';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import type { PortWorkedDto } from '@/lib/domain/porting/contract';
import { isCallTime } from '@/lib/domain/callbacks/callHours';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import type { PortConfirmBody, PortWorkBody } from '@/lib/validation/porting/requests';
import { isDuplicateKey } from '@/models/common/insertOnce';
import { findPortOfQuote, type PortCaseRecord, savePortRecord } from '@/models/porting/port';
import { findQuoteAtAll } from '@/models/quote/quote';
import { findSentPort, hasAgreed } from './deskPorts';
import { portFormOf, sealedPortRecord } from './portRecord';

const actions = {
  take: 'PORT_TAKEN',
  call: 'PORT_CALLED',
  paper: 'PORT_PAPER_NOTED',
  quote: 'PORT_QUOTED',
  close: 'PORT_CLOSED',
} as const satisfies Record<PortWorkBody['what'], AuditAction>;

/**
 * Throws CONFLICT on a newer version, NO_CONSENT for a call after the consent was taken back, NO_CALL_TIME for one at
 * night.
 */
export async function workOnPort(request: ApiRequest<PortWorkBody>): Promise<PortWorkedDto> {
  const { input, now } = request;
  const { portId, what, paper, state, quoteId, ended } = input;
  const { staffId } = actorOf(request);
  const before = await findCurrent(portId, input.version);
  if (what === 'call') await checkMayCall(before, staffId, now);
  const change = await changeOf(before, input, now);
  await audit(actions[what], staffId, request, { portId, paper, state, quoteId, ended });
  const saved = await save({
    ...before,
    ...(before.status === 'sent' && { status: 'working' as const }),
    assignedTo: what === 'take' ? staffId : (before.assignedTo ?? staffId),
    ...change,
    updatedAt: now,
  });
  return { ...toWorked(saved), ...(what === 'call' && { mobileNumber: portFormOf(saved).mobileNumber }) };
}

async function checkMayCall(port: PortCaseRecord, staffId: string, now: Date): Promise<void> {
  if (!(await hasAgreed(port, now))) throw new AppError('NO_CONSENT', { reason: 'withdrawn' });
  if (!isCallTime(now)) throw new AppError('NO_CALL_TIME');
  await countRequest(limits.takeCall, { route: 'take-call', addressHash: staffId, now });
}

async function changeOf(
  before: PortCaseRecord,
  input: PortWorkBody,
  now: Date,
): Promise<Partial<PortCaseRecord>> {
  const { what, paper, state, quoteId, ended } = input;
  if (what === 'paper' && paper && state) {
    // A confirmed case was read from its papers, so their state doesn't change any more.
    if (before.status === 'confirmed') throw new AppError('STEP_NOT_REACHED');
    return { papers: { ...before.papers, [paper]: state } };
  }
  if (what === 'quote' && quoteId !== undefined) {
    await checkQuote(before, quoteId, now);
    return { quoteId };
  }
  return what === 'close' ? { status: 'closed', ended } : {};
}

/**
 * Checks a quote to link: it must be of the same number, not bought, and not before the window, since cover begins
 * where the other policy's ends.
 */
async function checkQuote(port: PortCaseRecord, quoteId: string, now: Date): Promise<void> {
  const { endsOn = '' } = portFormOf(port);
  if (portWindowOf(endsOn, todayInIndia(now)).state === 'early')
    throw invalidField('quoteId', 'validation.porting.early');
  const quote = await findQuoteAtAll(quoteId);
  if (quote?.mobileHash !== port.mobileHash) throw invalidField('quoteId', 'validation.porting.quote');
  // Its policy could be issued before the case is confirmed, and would then take no record.
  const isTooLate = quote.acceptedAt !== undefined && port.status !== 'confirmed';
  if (isTooLate || quote.policyNumber !== undefined) throw new AppError('STEP_NOT_REACHED');
  // A policy takes one record: with two cases linked, chance would choose.
  const linked = await findPortOfQuote(quoteId);
  if (linked && linked._id !== port._id) throw isLinked();
}

const isLinked = () => invalidField('quoteId', 'validation.porting.linked');

/** Confirms a case from a paper that we have: what the customer said is no proof. */
export async function confirmPort(request: ApiRequest<PortConfirmBody>): Promise<PortWorkedDto> {
  const { input, now } = request;
  const { portId, record } = input;
  const { staffId } = actorOf(request);
  const before = await findCurrent(portId, input.version);
  if (before.papers?.policyCopy !== 'received') throw new AppError('STEP_NOT_REACHED');
  await audit('PORT_CONFIRMED', staffId, request, {
    portId,
    quoteId: before.quoteId,
    endsOn: record.endsOn,
    sumInsured: record.sumInsured,
    bonus: record.bonus,
    people: record.people.length,
  });
  const saved = await save({
    ...before,
    status: 'confirmed',
    record: sealedPortRecord.seal(record, portId),
    confirmedBy: staffId,
    updatedAt: now,
  });
  return toWorked(saved);
}

/**
 * The case for work on it. Throws CONFLICT on a newer version; a closed case, or one that a policy was issued with,
 * doesn't change.
 */
async function findCurrent(portId: string, version: number): Promise<PortCaseRecord> {
  const before = await findSentPort(portId);
  if (before.version !== version) throw new AppError('CONFLICT', { version: before.version });
  if (before.takenBy !== undefined || before.status === 'closed') throw new AppError('STEP_NOT_REACHED');
  return before;
}

/** Saves the case. Throws if its quote was linked to another case meanwhile. */
async function save(port: PortCaseRecord): Promise<PortCaseRecord> {
  const saved = await savePortRecord(port).catch((error: unknown) => {
    throw isDuplicateKey(error) ? isLinked() : error;
  });
  if (!saved) throw new AppError('CONFLICT');
  return saved;
}

const toWorked = ({ _id: portId, status, version }: PortCaseRecord) => ({ portId, status, version });
