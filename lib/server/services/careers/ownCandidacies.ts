import { toCandidacyNumber } from '@/lib/domain/careers/candidacy';
import type { CandidaciesDto, CandidacyDraftDto } from '@/lib/domain/careers/contract';
import { keptUntil } from '@/lib/domain/common/retention';
import { sayFields } from '@/lib/server/http/errorBody';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { type Filing, findFiled, listFiled } from '@/lib/server/services/common/filedDrafts';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { offeredNumber } from '@/lib/server/services/verify/knownNumber';
import {
  type CandidacyRecord,
  findCandidacy,
  listCandidaciesOf,
  saveCandidacyRecord,
} from '@/models/careers/candidacy';
import { candidacyFormOf, problemsOf, sealCandidacyForm, toCandidacyDto } from './candidacyRecord';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export const candidacyFiling: Filing<CandidacyRecord> = {
  purpose: 'candidacy-number',
  toNumber: toCandidacyNumber,
  find: findCandidacy,
  findOf: listCandidaciesOf,
  save: saveCandidacyRecord,
  blank: (candidacyId, now) => ({
    status: 'draft',
    form: sealCandidacyForm({}, candidacyId),
    expiresAt: keptUntil('candidacy', now),
  }),
};

export const findOwnCandidacy = (candidacyId: string, asked: Pick<Asked, 'caller' | 'now'>) =>
  findFiled(candidacyFiling, candidacyId, asked);

export async function readCandidacies(request: Asked): Promise<CandidaciesDto> {
  const { draft, sent } = await listFiled(candidacyFiling, request);
  return { draft: await toDraftDto(draft, request), candidacies: sent.map(toCandidacyDto) };
}

async function toDraftDto(draft: CandidacyRecord, { now, locale }: Asked): Promise<CandidacyDraftDto> {
  const { _id: candidacyId, version } = draft;
  const form = candidacyFormOf(draft);
  const papers = await papersOf<'proof'>(candidacyId, locale);
  const problems = problemsOf(draft, papers, now);
  return {
    candidacyId,
    version,
    form,
    ...(await offeredNumber(draft, form, now)),
    papers,
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}
