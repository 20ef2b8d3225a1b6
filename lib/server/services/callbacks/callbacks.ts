import type { CallAbout, CallbackDto } from '@/lib/domain/callbacks/contract';
import { nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { type CallTime, type CallWindow, nextCallWindow } from '@/lib/domain/callbacks/callHours';
import { isUnpaid } from '@/lib/domain/payment/payment';
import { keptUntil } from '@/lib/domain/common/retention';
import type { CallbackBody, CallbackQuery } from '@/lib/validation/callbacks/requests';
import {
  type CallbackRecord,
  changeCallback,
  closeCallback,
  findOpenCallback,
  insertCallback,
} from '@/models/callbacks/callback';
import { findPaymentOfQuote } from '@/models/payment/payment';
import { randomId } from '@/lib/server/crypto';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

export type Called = { name: string; mobileNumber: string; company?: string };

export const sealedCalled = sealedField<Called>('callbacks', 'person');

export async function readCallback(request: ApiRequest<CallbackQuery>): Promise<{ callback?: CallbackDto }> {
  const { _id } = await findVerifiedQuote(request.input.quoteId, request);
  const found = await findOpenCallback({ quoteId: _id });
  return found ? { callback: toDto(found) } : {};
}

/**
 * Throws CALL_LIMIT beyond a number's calls of a day, since anybody can type a stranger's number. Calls that the proven
 * owner asks for are counted apart: strangers neither use them up nor learn of them.
 */
export async function countCallsOf(mobileHash: string, now: Date, route = 'ask-call'): Promise<void> {
  try {
    await countRequest(limits.askCallOfNumber, { route, addressHash: mobileHash, now });
  } catch (error) {
    const isOver = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
    throw isOver ? new AppError('CALL_LIMIT') : error;
  }
}

/** Asking is the consent to the call. */
export async function askForCall(request: ApiRequest<CallbackBody>): Promise<{ callback: CallbackDto }> {
  const { input, caller, locale, now } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  const about = await whyCalled(quote);
  if (!about) throw new AppError('STEP_NOT_REACHED');
  const { mobileHash = '' } = quote;
  const open = await findOpenCallback({ quoteId: quote._id, about });
  // Moving an open call of the same number counts as no further call.
  if (open?.mobileHash !== mobileHash) await countCallsOf(mobileHash, now, 'ask-call-proven');
  const given = { language: locale, addressHash: caller.addressHash, mobileHash };
  await recordConsent(quote, { ...given, purpose: 'contact' }, now);
  const window = await promiseCall(quote, { about, when: input.when, language: locale }, now);
  await checkNotForgotten(quote._id);
  // If the quote was settled meanwhile, that found no call to withdraw, so it is withdrawn here.
  if ((await whyCalled(await findVerifiedQuote(quote._id, request))) !== about) {
    await withdrawCall(about, quote._id, now);
    throw new AppError('STEP_NOT_REACHED');
  }
  return { callback: toDto(window) };
}

/** Staff complete an assisted plan, and help with a payment that is not made. Other quotes need no call. */
async function whyCalled(quote: Quote): Promise<CallAbout | undefined> {
  const next = nextStepOfQuote(quote);
  if (next === 'advisor') return 'plan';
  const payment = next === 'payment' ? await findPaymentOfQuote(quote._id) : null;
  return payment && isUnpaid(payment.status) ? 'payment' : undefined;
}

type Promised = { about: CallAbout; when: CallTime; language: string };

export async function promiseCall(
  quote: Quote,
  { about, when, language }: Promised,
  now: Date,
): Promise<CallWindow> {
  const _id = randomId();
  const { name = '', mobileNumber = '' } = quote.person;
  const window = nextCallWindow(when, now);
  const record = {
    _id,
    about,
    quoteId: quote._id,
    mobileHash: quote.mobileHash ?? '',
    person: sealedCalled.seal({ name, mobileNumber }, _id),
    language,
    askedAt: now,
    ...window,
    tries: 0,
    isOpen: true as const,
    expiresAt: keptUntil('callback', now),
  };
  await keepCall(record, { name, mobileNumber }, window);
  return window;
}

/**
 * Stores a call. If one is open for the same number, it is changed to what was typed last; for another number, it is
 * withdrawn first.
 */
export async function keepCall(
  record: CallbackRecord,
  called: Called,
  again: Partial<CallbackRecord>,
): Promise<void> {
  if (await insertCallback(record)) return;
  const { quoteId, about, mobileHash } = record;
  const open = await findOpenCallback({ quoteId, about });
  if (open?.mobileHash === mobileHash) {
    const { _id } = open;
    const change = { ...again, person: sealedCalled.seal(called, _id) };
    if (await changeCallback({ _id, quoteId, about }, change)) return;
  } else if (open) {
    await closeCallback({ _id: open._id }, { outcome: 'withdrawn', doneAt: record.askedAt });
  }
  // The open call was closed meanwhile, so there is room for this one.
  await insertCallback(record);
}

export async function withdrawCall(about: CallAbout, quoteId: string, now: Date): Promise<void> {
  await closeCallback({ quoteId, about }, { outcome: 'withdrawn', doneAt: now });
}

function toDto({ from, to }: CallWindow): CallbackDto {
  return { from: from.toISOString(), to: to.toISOString() };
}
