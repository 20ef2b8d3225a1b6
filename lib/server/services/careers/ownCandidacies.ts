import { toCandidacyNumber } from '@/lib/domain/careers/candidacy';
import type { CandidaciesDto, CandidacyDraftDto } from '@/lib/domain/careers/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { type CandidacyRecord, findCandidaciesOf, findCandidacy } from '@/models/careers/candidacy';
import { candidacyFormOf, problemsOf, sealCandidacyForm, toCandidacyDto } from './candidacyRecord';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export async function readCandidacies(request: Asked): Promise<CandidaciesDto> {
  const mobileHash = await provenNumberOf(request.caller);
  const own = await findCandidaciesOf(mobileHash, request.now);
  const draft = own.find(({ status }) => status === 'draft') ?? (await newDraft(mobileHash, request.now));
  return {
    draft: await toDraftDto(draft, request),
    candidacies: own.filter(({ status }) => status !== 'draft').map(toCandidacyDto),
  };
}

/** Of another, and of nobody, the same answer. */
export async function findOwnCandidacy(
  candidacyId: string,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
): Promise<CandidacyRecord> {
  const mobileHash = await provenNumberOf(caller);
  const found = await findCandidacy(candidacyId);
  if (found?.mobileHash === mobileHash && found.expiresAt > now) return found;
  const own = await findCandidaciesOf(mobileHash, now);
  const next = await newDraft(mobileHash, now);
  const isNew = next._id === candidacyId && own.every(({ status }) => status !== 'draft');
  if (!isNew) throw new AppError('NOT_FOUND');
  return next;
}

const MOST_TRIES = 50;

/** Not stored before its first word: every tab gets the same number. */
async function newDraft(mobileHash: string, now: Date): Promise<CandidacyRecord> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const hash = Buffer.from(lookupHash('candidacy-number', `${mobileHash}|${tries}`), 'base64url');
    const _id = toCandidacyNumber(todayInIndia(now), hash.readBigUInt64BE());
    if (await findCandidacy(_id)) continue;
    return {
      ...{ _id, mobileHash, status: 'draft', version: 0, updatedAt: now },
      form: sealCandidacyForm({}, _id),
      expiresAt: keptUntil('candidacy', now),
    };
  }
  throw new AppError('CONFLICT');
}

async function toDraftDto(draft: CandidacyRecord, { now, locale }: Asked): Promise<CandidacyDraftDto> {
  const { _id: candidacyId, version } = draft;
  const papers = await papersOf<'proof'>(candidacyId, locale);
  const problems = problemsOf(draft, papers, now);
  return {
    ...{ candidacyId, version, form: candidacyFormOf(draft), papers },
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}
