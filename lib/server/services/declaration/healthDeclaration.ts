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
import type { Declaration } from '@/lib/domain/quote/journey/nextStep';
import { formatMembers } from '@/lib/domain/quote/members';
import type { HealthDeclarationBody } from '@/lib/validation/declaration/requests';
import { findHealthDeclaration, saveHealthDeclaration } from '@/models/declaration/healthDeclaration';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { keyedHash, markFrom } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { audit } from '@/lib/server/services/common/audit';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';
import { findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';

/** `members` and `illness`: what the quote said when the answers were given. */
type Kept = { answers: HealthAnswers; members: string; illness?: 'yes' | 'no' };
type Saved = Kept & { version: number };

const sealedAnswers = sealedField<Kept>('healthDeclarations', 'answers');

export async function readDeclaration(
  request: ApiRequest<{ quoteId: string }>,
): Promise<HealthDeclarationDto> {
  const quote = await findVerifiedQuote(request.input.quoteId, request);
  return toDto(quote, await readAnswers(quote), request);
}

/** Answers without a version are merged. A draft that differs from a declaration revokes it. */
export async function saveDeclaration(
  request: ApiRequest<HealthDeclarationBody>,
): Promise<HealthDeclarationDto> {
  const { input, now } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  const people = quote.members.length;
  const before = await readAnswers(quote);
  const { version = before.version, submit = false } = input;
  checkIsCurrent(quote, before, { ...input, version, submit });
  const given = input.version === undefined ? layTyped(before.answers, input.answers) : input.answers;
  const answers = tidyAnswers(given, people);
  const isNews = JSON.stringify(answers) !== JSON.stringify(before.answers);
  // The declaration is revoked first, so that a failure in between leaves no outdated one.
  const open = isNews ? await revoke(quote) : quote;
  const kept = { answers, members: before.members, illness: before.illness };
  const saved = await saveHealthDeclaration({
    _id: quote._id,
    mobileHash: quote.mobileHash,
    answers: sealedAnswers.seal(kept, quote._id),
    version,
    updatedAt: now,
    expiresAt: quote.expiresAt,
  });
  if (!saved) throw new AppError('CONFLICT', { version: version + 1 });
  await checkNotForgotten(quote._id);
  const isDeclared = submit && findHealthProblems(answers).length === 0;
  if (isDeclared) await audit('HEALTH_DECLARED', 'customer', request, { quoteId: quote._id });
  const declared = isDeclared ? await declare(open, saved.version, answers) : open;
  // Another device may have declared since.
  if (isNews && !isDeclared) await revoke(await findQuoteAtAll(quote._id));
  return toDto(declared, { ...kept, version: saved.version }, request);
}

/**
 * Marks the quote, then looks again: another device's draft that was saved in between found nothing to revoke, and its
 * answers were not declared.
 */
async function declare(quote: Quote, version: number, answers: HealthAnswers): Promise<Quote> {
  const declared = await mark(quote, declarationOf(answers));
  const stored = await findHealthDeclaration(quote._id);
  if (stored?.version === version) return declared;
  await mark(declared, undefined);
  throw new AppError('CONFLICT', { version: stored?.version ?? 0 });
}

async function revoke<Found extends Quote | null>(quote: Found): Promise<Found | Quote> {
  return quote?.declaration ? mark(quote, undefined) : quote;
}

/** Throws CONFLICT on a newer version, changed members, or a paid quote. */
function checkIsCurrent(
  quote: Quote,
  before: Saved,
  { version, submit, about }: { version: number; submit: boolean; about?: string },
): void {
  const isSeen = version === before.version && (!submit || about === aboutOf(quote));
  if (!isSeen || isBought(quote) || quote.members.length === 0) {
    throw new AppError('CONFLICT', { version: before.version });
  }
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

function mark(quote: Quote, declaration: Declaration | undefined): Promise<Quote> {
  return retryOnConflict(async (tries) => {
    const current = tries === 0 ? quote : await findQuoteAtAll(quote._id);
    if (!current || isBought(current) || current.mobileHash !== quote.mobileHash)
      throw new AppError('CONFLICT');
    if (subjectOf(current) !== subjectOf(quote)) throw new AppError('CONFLICT');
    return (await markQuote(quote._id, { declaration }, current.version)) ?? undefined;
  });
}

function aboutOf(quote: Quote): string {
  return markFrom(keyedHash('declared-members', `${quote._id}|${subjectOf(quote)}`));
}

function subjectOf(quote: Quote): string {
  return `${formatMembers(quote.members)}|${quote.existingIllness ?? ''}`;
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
