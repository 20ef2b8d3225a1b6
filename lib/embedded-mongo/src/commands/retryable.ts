import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { CutConnection } from '../serving/failPoints';
import { type WriteNumber, writeNumberOf } from '../serving/sessions';
import type { Command } from '../serving/command';
import type { Server } from '../serving/server';
import { maxWriteBatchSize } from './serverCommands';

/** Longest transaction of a large write before other writers get their turn. */
const sliceMilliseconds = 25;

/**
 * Runs a write exactly once: its reply is stored in the same transaction, for the driver's retry. A write
 * that can't be retried may be split into several transactions.
 */
export async function writeOnce(
  server: Server,
  command: Command,
  work: () => Generator<unknown, Document>,
): Promise<Document> {
  const number = writeNumberOf(command);
  if (!number) return writeInSlices(server, work());
  const reply = await server.store.writer.write(() => doOnce(server, number, work));
  if (reply === 'cut') throw new CutConnection();
  return reply;
}

/** A retry returns the stored reply without validation. */
function doOnce(
  server: Server,
  number: WriteNumber,
  work: () => Generator<unknown, Document>,
): Document | 'cut' {
  const before = server.sessions.find(number);
  if (before) return before;
  const fault = server.failPoints.onWrite();
  if (fault === 'before') return 'cut';
  const reply = finish(work());
  server.sessions.remember(number, reply);
  return fault === 'after' ? 'cut' : reply;
}

function finish(work: Generator<unknown, Document>): Document {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

async function writeInSlices(server: Server, work: Generator<unknown, Document>): Promise<Document> {
  for (;;) {
    const reply = await server.store.writer.writeStep(() => runSlice(work));
    if (reply) return reply;
  }
}

function runSlice(work: Generator<unknown, Document>): Document | undefined {
  const end = performance.now() + sliceMilliseconds;
  for (let steps = 1; ; steps++) {
    const { value, done } = work.next();
    if (done) return value;
    if (steps % 16 === 0 && performance.now() > end) return undefined;
  }
}

export function checkCount(count: number): void {
  if (count < 1 || count > maxWriteBatchSize)
    fail(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${maxWriteBatchSize}. Got ${count} operations.`,
    );
}

export function refuseMultiWithNumber(command: Command, isMulti: boolean): void {
  if (isMulti && command.body.txnNumber !== undefined)
    fail('InvalidOptions', 'Cannot use (or request) retryable writes with multi=true');
}
