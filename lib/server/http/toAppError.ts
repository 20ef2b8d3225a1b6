import mongoose from 'mongoose';
import { ValidationError } from 'yup';
import { isNewerDocument } from '@/models/common/defineModel';
import { isDuplicateKey } from '@/models/common/insertOnce';
import { AppError, type FieldError } from './errors';

const RETRY_AFTER_SECONDS = 2;
const DISK_IS_FULL = 14031;
/** MongoDB's codes for not primary, stepping down or shutting down; reads carry no error label. */
const AWAY_CODES = new Set([
  DISK_IS_FULL,
  ...[6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436],
]);
const {
  MongoDriverError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoNotConnectedError,
} = mongoose.mongo;

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ValidationError) return new AppError('INVALID_INPUT', { fields: toFields(error) });
  if (error instanceof mongoose.Error.CastError || error instanceof mongoose.Error.ValidationError) {
    return new AppError('INVALID_INPUT');
  }
  if (isDuplicateKey(error)) return new AppError('CONFLICT');
  if (isNewerDocument(error) || isDatabaseAway(error))
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return new AppError('INTERNAL');
}

function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    (error instanceof MongoDriverError && error.name === 'MongoWaitQueueTimeoutError') ||
    (error instanceof MongoServerError &&
      (error.hasErrorLabel('RetryableWriteError') || AWAY_CODES.has(Number(error.code)))) ||
    isConnectionLost(error)
  );
}

/** The driver passes on Node's own error when the connection closes during a write. */
function isConnectionLost(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'EPIPE' || code === 'ECONNRESET' || code === 'ECONNREFUSED';
}

/** Only our own message keys reach a customer; yup's English texts become "not valid". */
function toFields(error: ValidationError): Record<string, FieldError> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const entries = all.map(({ path = '', message, params }) => [
    path.replace(/\[(\d+)\]/g, '.$1'),
    {
      key: message.startsWith('validation.') ? message : 'errors.INVALID_FIELD',
      values: plainValues(params),
    },
  ]);
  // Reversed, so that a field's first message wins.
  return Object.fromEntries(entries.reverse()) as Record<string, FieldError>;
}

function plainValues(params: Record<string, unknown> = {}): Record<string, string | number> {
  const plain = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      ['min', 'max', 'length'].includes(entry[0]) && ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}
