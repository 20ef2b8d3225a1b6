import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { PortDraftDto, PortDto, PortsDto } from '@/lib/domain/porting/contract';
import { toPortNumber } from '@/lib/domain/porting/port';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { findPort, findPortsOf, type PortCaseRecord } from '@/models/porting/port';
import { portFormOf, problemsOf, sealPortForm, toPortDto } from './portRecord';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export async function readPorts(request: Asked): Promise<PortsDto> {
  const { caller, now } = request;
  const mobileHash = await provenNumberOf(caller);
  const own = await findPortsOf(mobileHash, now);
  const draft = own.find(({ status }) => status === 'draft') ?? (await newDraft(mobileHash, now));
  return { draft: toDraftDto(draft, request), ports: await sentOf(own, request) };
}

/** Without what is still typed. */
export async function listPortsSentBy(
  mobileHash: string,
  asked: Pick<Asked, 'now' | 'locale'>,
): Promise<PortDto[]> {
  return sentOf(await findPortsOf(mobileHash, asked.now), asked);
}

/** Of another, and of nobody, the same answer. */
export async function findOwnPort(
  portId: string,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
): Promise<PortCaseRecord> {
  const mobileHash = await provenNumberOf(caller);
  const found = await findPort(portId);
  if (found?.mobileHash === mobileHash && found.expiresAt > now) return found;
  const own = await findPortsOf(mobileHash, now);
  const next = await newDraft(mobileHash, now);
  const isNew = next._id === portId && own.every(({ status }) => status !== 'draft');
  if (!isNew) throw new AppError('NOT_FOUND');
  return next;
}

const MOST_TRIES = 50;

/** Not stored before its first word: every tab gets the same number. */
async function newDraft(mobileHash: string, now: Date): Promise<PortCaseRecord> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const hash = Buffer.from(lookupHash('port-number', `${mobileHash}|${tries}`), 'base64url');
    const _id = toPortNumber(todayInIndia(now), hash.readBigUInt64BE());
    if (await findPort(_id)) continue;
    return {
      ...{ _id, mobileHash, status: 'draft', version: 0, updatedAt: now },
      form: sealPortForm({}, _id),
      expiresAt: keptUntil('portDraft', now),
    };
  }
  throw new AppError('CONFLICT');
}

function toDraftDto(draft: PortCaseRecord, { now, locale }: Asked): PortDraftDto {
  const { _id: portId, version } = draft;
  const problems = problemsOf(draft, now);
  return {
    ...{ portId, version, form: portFormOf(draft) },
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}

function sentOf(
  own: readonly PortCaseRecord[],
  { now, locale }: Pick<Asked, 'now' | 'locale'>,
): Promise<PortDto[]> {
  return Promise.all(
    own
      .filter(({ status }) => status !== 'draft')
      .map(async (port) => ({
        ...toPortDto(port, now),
        files: await papersOf<'proof'>(port._id, locale),
      })),
  );
}
