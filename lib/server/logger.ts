import pino, { type DestinationStream, type Logger } from 'pino';
import { serverEnv } from '@/lib/config/serverEnv';

/** Fields that are never written, however deep they sit in what is logged. */
const secretFields = [
  'mobileNumber',
  'phone',
  'email',
  'dateOfBirth',
  'name',
  'pan',
  'members',
  'existingIllness',
  'getQuickQuoteForm',
  'otp',
  'token',
  'secret',
  'password',
  'cookie',
  'authorization',
  'address',
];
const redact = {
  paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.*.*.${field}`]),
  censor: '[redacted]',
};

/** What may stand in the text of an error that nobody foresaw: phones, addresses of mail, days of birth. */
const personal = /(?<!\d)[6-9]\d{9}(?!\d)|[\w.+-]+@[\w-]+\.[\w.]+|(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)/g;

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, stack: error.stack?.replace(personal, '[redacted]') };
}

/** A JSON logger, one object a line. Values are escaped by JSON, so a line break in them stays inert. */
export function createLogger(level: string, destination: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    base: undefined,
    redact,
    serializers: { error: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}

let shared: Logger | undefined;

export function logger(): Logger {
  shared ??= createLogger(serverEnv().LOG_LEVEL);
  return shared;
}
