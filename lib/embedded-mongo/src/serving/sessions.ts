import { Binary, Long } from 'bson';
import type { Document } from '../values/document';
import type { Command } from './command';
import { fail } from '../values/errors';
import { isNumeric } from '../values/numbers';
import type { Environment } from '../storage/environment';
import { decode, encode, encodeReply, isPlainObject } from '../values/bson';

export const sessionMinutes = 30;

export type WriteNumber = { session: Buffer; number: Long };

/** Stores each session's newest write with its reply, which a driver's retry gets again. */
export class Sessions {
  constructor(private readonly environment: Environment) {}

  /** Call in the write's transaction. */
  find({ session, number }: WriteNumber): Document | undefined {
    const stored = this.read(session);
    if (!stored) return undefined;
    const newest = stored.number as Long;
    if (newest.greaterThan(number))
      fail(
        'TransactionTooOld',
        `Retryable write with txnNumber ${number.toString()} is prohibited on session ${session.toString('hex')} because a newer retryable write with txnNumber ${newest.toString()} has already started on this session.`,
      );
    return newest.equals(number) ? decode((stored.reply as Binary).buffer) : undefined;
  }

  /** Call in the write's transaction, so that both are stored or neither. */
  remember({ session, number }: WriteNumber, reply: Document): void {
    const stored = { number, usedAt: new Date(), reply: new Binary(encodeReply(reply)) };
    this.environment.sessions.putSync(session, encode(stored));
  }

  forget(sessions: readonly Buffer[]): void {
    for (const session of sessions) this.environment.sessions.removeSync(session);
  }

  expired(now: number): Buffer[] {
    const limit = now - sessionMinutes * 60_000;
    return Array.from(this.environment.sessions.getRange({}))
      .filter(({ value }) => (decode(value).usedAt as Date).getTime() < limit)
      .map(({ key }) => key);
  }

  private read(session: Buffer): Document | undefined {
    const bytes = this.environment.sessions.get(session);
    return bytes && decode(bytes);
  }
}

export function sessionOf(body: Document): Buffer | undefined {
  if (body.lsid === undefined) return undefined;
  const id = isPlainObject(body.lsid) ? body.lsid.id : undefined;
  if (!(id instanceof Binary) || id.position !== 16) fail('InvalidOptions', 'lsid.id must be a UUID');
  return Buffer.from(id.value());
}

export function writeNumberOf({ body }: Command): WriteNumber | undefined {
  const { txnNumber } = body;
  if (txnNumber === undefined) return undefined;
  const session = sessionOf(body);
  if (!session) fail('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  if (!isNumeric(txnNumber))
    fail('TypeMismatch', "BSON field 'txnNumber' is the wrong type, expected type 'long'");
  return { session, number: Long.fromString(txnNumber.toString()) };
}
