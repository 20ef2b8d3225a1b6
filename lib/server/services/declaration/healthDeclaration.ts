import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import { isBought, nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { layTyped } from '@/lib/domain/common/drafts/draftParts';
import { ageInYears, todayInIndia } from '@/lib/domain/common/dates';
import {
  declarationOf,
  findHealthProblems,
  type HealthAnswers,
  tidyAnswers,
  withoutWho,
} from '@/lib/domain/declaration/declaration';
import { familyKeyOf } from '@/lib/domain/quote/journey/familyForm';
import { formatMembers } from '@/lib/domain/quote/members';
import type { HealthDeclarationBody } from '@/lib/validation/declaration/requests';
import { findHealthDeclaration, saveHealthDeclaration } from '@/models/declaration/healthDeclaration';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { keyedHash, markFrom } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';
import { checkIsCurrent, type ConfirmedForm, saveAnswers } from '@/lib/server/services/quote/confirmedForm';

/** `members` and `illness`: what the quote said when the answers were given. */
type Kept = { answers: HealthAnswers; members: string; illness?: 'yes' | 'no' };
type Saved = Kept & { version: number };

const sealedAnswers = sealedField<Kept>('healthDeclarations', 'answers');

const form: ConfirmedForm = {
  isAsked: ({ members }) => members.length > 0,
  aboutOf,
  isConfirmed: ({ declaration }) => declaration !== undefined,
  unconfirmed: { declaration: undefined },
  find: findHealthDeclaration,
  auditedAs: 'HEALTH_DECLARED',
};

export async function readDeclaration(
  request: ApiRequest<{ quoteId: string }>,
): Promise<HealthDeclarationDto> {
  const quote = await findVerifiedQuote(request.input.quoteId, request);
  return toDto(quote, await readAnswers(quote), request);
}

/** Answers without a version are merged. */
export async function saveDeclaration(
  request: ApiRequest<HealthDeclarationBody>,
): Promise<HealthDeclarationDto> {
  const { input } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  const before = await readAnswers(quote);
  checkIsCurrent(form, quote, before.version, input);
  const given = input.version === undefined ? layTyped(before.answers, input.answers) : input.answers;
  const answers = tidyAnswers(given, quote.members.length);
  const isDeclared = input.submit && findHealthProblems(answers).length === 0;
  const kept = { answers, members: before.members, illness: before.illness };
  const saved = await saveAnswers(
    form,
    {
      quote,
      version: input.version ?? before.version,
      isNews: JSON.stringify(answers) !== JSON.stringify(before.answers),
      marks: isDeclared ? { declaration: declarationOf(answers) } : undefined,
      save: (record) => saveHealthDeclaration({ ...record, answers: sealedAnswers.seal(kept, quote._id) }),
    },
    request,
  );
  return toDto(saved.quote, { ...kept, version: saved.version }, request);
}

export async function readAnswers(quote: Quote): Promise<Saved> {
  const found = await findHealthDeclaration(quote._id);
  const about = { members: formatMembers(quote.members), illness: quote.existingIllness };
  const told: HealthAnswers = about.illness ? { illness: { answer: about.illness } } : {};
  if (!found || found.mobileHash !== quote.mobileHash) {
    return { answers: told, ...about, version: found?.version ?? 0 };
  }
  const kept = sealedAnswers.unseal(found.answers, quote._id);
  const answers = kept.members === about.members ? kept.answers : withoutWho(kept.answers);
  const isToldAnew = kept.illness !== undefined && kept.illness !== about.illness;
  return { answers: isToldAnew ? { ...answers, ...told } : answers, ...about, version: found.version };
}

function aboutOf(quote: Quote): string {
  return markFrom(keyedHash('declared-members', `${quote._id}|${familyKeyOf(quote)}`));
}

function toDto(
  quote: Quote,
  { answers, version }: Saved,
  { locale, now }: Pick<ApiRequest<unknown>, 'locale' | 'now'>,
): HealthDeclarationDto {
  const today = todayInIndia(now);
  const problems = findHealthProblems(answers).map(
    ({ path, key }) => [`answers.${path}`, { key: `validation.${key}` }] as const,
  );
  return {
    quoteId: quote._id,
    about: aboutOf(quote),
    members: quote.members.map(({ relation, dateOfBirth }) => ({
      relation,
      age: ageInYears(dateOfBirth, today),
    })),
    answers,
    ...(quote.declaration && { result: quote.declaration }),
    ...(problems.length > 0 && { fields: sayFields(Object.fromEntries(problems), locale) }),
    next: nextStepOfQuote(quote),
    isPaid: isBought(quote),
    version,
  };
}
