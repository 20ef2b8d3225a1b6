import type { Document } from '../values/document';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from './command';
import { fail, MongoError } from '../values/errors';
import { isNumeric, toNumber } from '../values/numbers';
import { isPlainObject } from '../values/bson';

/** Thrown to cut the connection without an answer. */
export class CutConnection extends Error {}

type FailPoint = { data: Document; skip: number; left: number };

/** MongoDB's fail points, available in test mode only. */
export class FailPoints {
  private readonly active = new Map<string, FailPoint>();

  configure(name: string, mode: unknown, data: Document): void {
    if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')
      fail('BadValue', `${name} is not a fail point of this store`);
    if (mode === 'off') this.active.delete(name);
    else this.active.set(name, { data, ...toCounts(mode) });
  }

  /** Returns fields to add to the reply. */
  async beforeCommand(command: Command): Promise<Document> {
    if (command.name === 'configureFailPoint') return {};
    const data = this.use('failCommand', (candidate) => concerns(candidate, command));
    if (!data) return {};
    if (data.blockConnection === true) await wait(toNumber(data.blockTimeMS as number));
    if (data.closeConnection === true) throw new CutConnection();
    const labels = data.errorLabels === undefined ? {} : { errorLabels: data.errorLabels as unknown };
    if (isNumeric(data.errorCode))
      throw new MongoError(toNumber(data.errorCode), "Failing command via 'failCommand' failpoint", labels);
    return data.writeConcernError === undefined
      ? {}
      : { writeConcernError: data.writeConcernError as unknown, ...labels };
  }

  /** Whether a retryable write fails before its commit or before its reply. */
  onWrite(): 'before' | 'after' | undefined {
    const data = this.use('onPrimaryTransactionalWrite', () => true);
    if (!data) return undefined;
    return isNumeric(data.failBeforeCommitExceptionCode) ? 'before' : 'after';
  }

  private use(name: string, isConcerned: (data: Document) => boolean): Document | undefined {
    const point = this.active.get(name);
    if (!point || !isConcerned(point.data)) return undefined;
    if (point.skip > 0) {
      point.skip--;
      return undefined;
    }
    if (--point.left <= 0) this.active.delete(name);
    return point.data;
  }
}

function toCounts(mode: unknown): { skip: number; left: number } {
  if (mode === 'alwaysOn') return { skip: 0, left: Infinity };
  if (isPlainObject(mode) && isNumeric(mode.times)) return { skip: 0, left: toNumber(mode.times) };
  if (isPlainObject(mode) && isNumeric(mode.skip)) return { skip: toNumber(mode.skip), left: Infinity };
  return fail('BadValue', `'mode' must be 'off', 'alwaysOn', or a document with 'times' or 'skip'`);
}

function concerns(data: Document, { name, client }: Command): boolean {
  if (data.appName !== undefined && data.appName !== client.appName) return false;
  return Array.isArray(data.failCommands) && data.failCommands.includes(name);
}
