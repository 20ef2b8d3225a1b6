import { keptUntil } from '@/lib/domain/common/retention';
import type { PortDraftDto, PortDto, PortsDto } from '@/lib/domain/porting/contract';
import { toPortNumber } from '@/lib/domain/porting/port';
import { sayFields } from '@/lib/server/http/errorBody';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { type Filing, findFiled, listFiled } from '@/lib/server/services/common/filedDrafts';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { offeredNumber } from '@/lib/server/services/verify/knownNumber';
import { findPort, listPortsOf, type PortCaseRecord, savePortRecord } from '@/models/porting/port';
import { portFormOf, problemsOf, sealPortForm, toPortDto } from './portRecord';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export const portFiling: Filing<PortCaseRecord> = {
  purpose: 'port-number',
  toNumber: toPortNumber,
  find: findPort,
  findOf: listPortsOf,
  save: savePortRecord,
  blank: (portId, now) => ({
    status: 'draft',
    form: sealPortForm({}, portId),
    expiresAt: keptUntil('portDraft', now),
  }),
};

export const findOwnPort = (portId: string, asked: Pick<Asked, 'caller' | 'now'>) =>
  findFiled(portFiling, portId, asked);

export async function readPorts(request: Asked): Promise<PortsDto> {
  const { draft, sent } = await listFiled(portFiling, request);
  return { draft: await toDraftDto(draft, request), ports: await sentOf(sent, request) };
}

/** Cases that were sent, without drafts. */
export async function listPortsSentBy(
  mobileHash: string,
  asked: Pick<Asked, 'now' | 'locale'>,
): Promise<PortDto[]> {
  return sentOf(await listPortsOf(mobileHash, asked.now), asked);
}

async function toDraftDto(draft: PortCaseRecord, { now, locale }: Asked): Promise<PortDraftDto> {
  const { _id: portId, version } = draft;
  const form = portFormOf(draft);
  const problems = problemsOf(draft, now);
  return {
    portId,
    version,
    form,
    ...(await offeredNumber(draft, form, now)),
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
