import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { PortsDto } from '@/lib/domain/porting/contract';
import { dueDayOf } from '@/lib/domain/porting/port';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { saveFiled, typedInto } from '@/lib/server/services/common/filedDrafts';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import type { PortBody } from '@/lib/validation/porting/requests';
import { deletePort, findPort, type PortCaseRecord } from '@/models/porting/port';
import { portFiling, findOwnPort, readPorts } from './ownPorts';
import { policyHashOf, portFormOf, problemsOf, sealPortForm } from './portRecord';

/** Saves what is typed, valid or not; without a version it is merged. */
export async function savePort(request: ApiRequest<PortBody>): Promise<PortsDto> {
  const { input, now } = request;
  const before = await findOwnPort(input.portId, request);
  // A repeated press, whose answer was lost, gets the same answer.
  if (before.status !== 'draft' && input.submit) return readPorts(request);
  const form = typedInto(before, input, () => portFormOf(before));
  const saved = await saveFiled(portFiling, {
    ...before,
    form: sealPortForm(form, before._id),
    updatedAt: now,
    expiresAt: keptUntil('portDraft', now),
  });
  if (input.submit && Object.keys(problemsOf(saved, now)).length === 0) await send(saved, request);
  return readPorts(request);
}

/** Sending is the consent to asking the insurer, and to calls until the move is done. */
async function send(draft: PortCaseRecord, request: ApiRequest<PortBody>): Promise<void> {
  const { now, locale, caller } = request;
  const { _id: portId, mobileHash } = draft;
  await countRequest(limits.sendPort, { route: 'send-port', addressHash: mobileHash, now });
  const form = portFormOf(draft);
  const { endsOn = '' } = form;
  const dueOn = dueDayOf(endsOn, todayInIndia(now));
  const given = { mobileHash, language: locale, addressHash: caller.addressHash };
  await recordConsent({ _id: portId, ownership: 0 }, { ...given, purpose: 'porting' }, now);
  const expiresAt = keptUntil('port', startInIndia(endsOn));
  await saveFiled(portFiling, {
    ...draft,
    status: 'sent',
    language: locale,
    policyHash: policyHashOf(form),
    sentAt: now,
    dueOn,
    updatedAt: now,
    expiresAt,
  });
  await audit('PORT_SENT', 'customer', request, { portId, dueOn });
}

/** Deletes the case with its papers, unless a policy was issued with it. Repeatable. */
export async function withdrawPort(request: ApiRequest<{ portId: string }>): Promise<PortsDto> {
  const { portId } = request.input;
  const { version, takenBy } = await findOwnPort(portId, request);
  if (takenBy !== undefined) throw new AppError('STEP_NOT_REACHED');
  if (version > 0) await deletePort(portId);
  // A server that stopped may have left the papers of a case that is gone: the next draft has its number.
  if ((await findPort(portId)) === null) await deleteFiles(portId);
  if (version > 0) await audit('PORT_WITHDRAWN', 'customer', request, { portId });
  return readPorts(request);
}
