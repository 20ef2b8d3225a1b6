import type { Document } from './document';

/** MongoDB's codes, by which drivers decide on retries. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  HostUnreachable: 6,
  GraphContainsCycle: 5,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  OperationFailed: 96,
  WriteConflict: 112,
  CommandNotSupported: 115,
  ConflictingOperationInProgress: 117,
  DocumentValidationFailure: 121,
  ExceededMemoryLimit: 146,
  ViewDepthLimitExceeded: 165,
  CommandNotSupportedOnView: 166,
  OptionNotSupportedOnView: 167,
  TransactionTooOld: 225,
  NotImplemented: 238,
  TooManyLogicalSessions: 261,
  NoQueryExecutionPlans: 291,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  NoSuchTransaction: 251,
  MaxTimeMSExpired: 50,
  UnknownReplWriteConcern: 79,
  NotWritablePrimary: 10107,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

export type CodeName = keyof typeof codes;

const names = new Map<number, string>(Object.entries(codes).map(([name, code]) => [code, name]));
for (const [code, name] of [
  [7, 'HostNotFound'],
  [189, 'PrimarySteppedDown'],
  [262, 'ExceededTimeLimit'],
  [9001, 'SocketException'],
  [11600, 'InterruptedAtShutdown'],
  [11602, 'InterruptedDueToReplStateChange'],
  [13435, 'NotPrimaryNoSecondaryOk'],
  [13436, 'NotPrimaryOrSecondary'],
] as const)
  names.set(code, name);

/** Drivers retry a write after these codes. */
const retryable = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

export function isRetryable(code: number): boolean {
  return retryable.has(code);
}

function codeNameOf(code: number): string {
  return names.get(code) ?? `Location${code}`;
}

/** Becomes a reply with `ok: 0`. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(
    code: CodeName | number,
    message: string,
    readonly details: Document = {},
  ) {
    super(message);
    this.code = typeof code === 'number' ? code : codes[code];
    this.codeName = codeNameOf(this.code);
  }
}

export function fail(code: CodeName | number, message: string, details?: Document): never {
  throw new MongoError(code, message, details);
}

export function toMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const { message } = error as Error;
  if (error instanceof RangeError && /call stack/i.test(message))
    return new MongoError('Overflow', 'The expression is nested too deeply');
  return new MongoError('InternalError', message);
}
