import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { isBought, type Quote, type QuoteMarks } from '@/lib/domain/quote/quote';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { findQuoteAtAll, markQuote } from './quoteStore';

/** A form that a customer confirms before payment. The quote is marked while its answers are what was confirmed. */
export type ConfirmedForm = {
  /** Whether the quote says enough for the form to be asked. */
  isAsked: (quote: Quote) => boolean;
  /** Names what of the quote the answers are about. A change of it makes every mark a conflict. */
  aboutOf: (quote: Quote) => string;
  isConfirmed: (quote: Quote) => boolean;
  /** The marks of a quote whose form is not confirmed. */
  unconfirmed: QuoteMarks;
  find: (quoteId: string) => Promise<{ version: number } | null>;
  auditedAs: AuditAction;
};

type Input = { version?: number; submit?: boolean; about?: string };
type Answers = {
  quote: Quote;
  version: number;
  /** Whether the answers differ from the stored ones. */
  isNews: boolean;
  /** The marks of a form that was submitted without problems. */
  marks?: QuoteMarks;
  /** Null on a newer version. */
  save: (record: {
    _id: string;
    mobileHash?: string;
    version: number;
    updatedAt: Date;
    expiresAt: Date;
  }) => Promise<{ version: number } | null>;
};

/** Throws CONFLICT on a newer version, a paid quote, or one that changed since the customer saw it. */
export function checkIsCurrent(
  { isAsked, aboutOf }: ConfirmedForm,
  quote: Quote,
  stored: number,
  { version = stored, submit = false, about }: Input,
): void {
  const isSeen = version === stored && (!submit || about === aboutOf(quote));
  if (!isSeen || isBought(quote) || !isAsked(quote)) throw new AppError('CONFLICT', { version: stored });
}

/** Saves answers. Those that differ from what was confirmed open the step again. */
export async function saveAnswers(
  form: ConfirmedForm,
  { quote, version, isNews, marks, save }: Answers,
  request: ApiRequest<unknown>,
): Promise<{ quote: Quote; version: number }> {
  const { _id, mobileHash, expiresAt } = quote;
  // The confirmation is taken back first, so that a failure in between leaves nothing confirmed that was not said.
  const open = isNews ? await takeBack(form, quote) : quote;
  const saved = await save({ _id, mobileHash, version, updatedAt: request.now, expiresAt });
  if (!saved) throw new AppError('CONFLICT', { version: version + 1 });
  await checkNotForgotten(_id);
  if (marks) {
    await audit(form.auditedAs, 'customer', request, { quoteId: _id });
    return { quote: await confirm(form, open, saved.version, marks), version: saved.version };
  }
  // Another device may have confirmed in the meantime.
  if (isNews) await takeBack(form, await findQuoteAtAll(_id));
  return { quote: open, version: saved.version };
}

/**
 * Confirms only the version that was saved. Another device's draft that came in between found nothing to take back, so
 * its answers would count as confirmed. Throws CONFLICT then.
 */
async function confirm(
  form: ConfirmedForm,
  quote: Quote,
  version: number,
  marks: QuoteMarks,
): Promise<Quote> {
  const confirmed = await mark(form, quote, marks);
  const stored = await form.find(quote._id);
  if (stored?.version === version) return confirmed;
  await mark(form, confirmed, form.unconfirmed);
  throw new AppError('CONFLICT', { version: stored?.version ?? 0 });
}

async function takeBack<Found extends Quote | null>(
  form: ConfirmedForm,
  quote: Found,
): Promise<Found | Quote> {
  return quote && form.isConfirmed(quote) ? mark(form, quote, form.unconfirmed) : quote;
}

function mark({ aboutOf }: ConfirmedForm, quote: Quote, marks: QuoteMarks): Promise<Quote> {
  return retryOnConflict(async (tries) => {
    const current = tries === 0 ? quote : await findQuoteAtAll(quote._id);
    if (!current || isBought(current)) throw new AppError('CONFLICT');
    const isSame = current.mobileHash === quote.mobileHash && aboutOf(current) === aboutOf(quote);
    if (!isSame) throw new AppError('CONFLICT');
    return (await markQuote(quote._id, marks, current.version)) ?? undefined;
  });
}
