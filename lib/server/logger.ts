import pino, { type DestinationStream, type Logger } from 'pino';
import { FAMILY_QUESTIONS } from '@/lib/domain/quote/journey/familyForm';
import { serverEnv } from '@/lib/config/serverEnv';
import { traceId } from './telemetry/trace';

/** Redacted down to the fourth level of what is logged. */
const secretFields = [
  'mobileNumber',
  'phone',
  'email',
  'dateOfBirth',
  'name',
  'surname',
  'givenNames',
  'holder',
  'pan',
  'passportNumber',
  'documentNumber',
  'accountNumber',
  'members',
  ...FAMILY_QUESTIONS,
  'getQuickQuoteForm',
  'otp',
  'token',
  'secret',
  'password',
  'cookie',
  'authorization',
  'address',
  'story',
];
const redact = {
  paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.*.*.${field}`]),
  censor: '[redacted]',
};

/** Phones, mail addresses and birth dates in unexpected errors' texts. */
const personal = /(?<!\d)[6-9]\d{9}(?!\d)|[\w.+-]+@[\w-]+\.[\w.]+|(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)/g;

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, stack: error.stack?.replace(personal, '[redacted]') };
}

/** One JSON object a line, so that line breaks in values are escaped. */
export function createLogger(
  level: string,
  destination: DestinationStream = process.stdout,
  { isRedacted = true } = {},
): Logger {
  const options = {
    level,
    base: undefined,
    ...(isRedacted && { redact, mixin: () => ({ traceId: traceId() }) }),
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

type Answered = {
  action: string;
  requestId: string;
  traceId: string | undefined;
  durationMs: number;
  status: number;
};
let answers: Logger | undefined;

/** One line for each answer, without redaction, which would cost ten times the rest: no field contains input. */
export function logAnswer(answered: Answered): void {
  answers ??= createLogger(serverEnv().LOG_LEVEL, process.stdout, { isRedacted: false });
  answers.info(answered);
}
