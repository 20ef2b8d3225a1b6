import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { toPrintable } from '@/lib/domain/common/words/printable';
import { AppError } from '@/lib/server/http/errors';
import { offTheClock } from '@/lib/server/limits/timeLimit';
import { logger } from '@/lib/server/logger';
import type { Sheet } from './sheet';

/** One child process sets all documents in turn and ends when idle. */
const LIMITS = { waiting: 50, documentMs: 10_000, idleMs: 60_000, documents: 100, heapMb: 128 } as const;

const PROCESS = path.join(process.cwd(), 'lib/server/documents/typesetterProcess.mjs');

type Answer = { pdf: Uint8Array } | { error: string };
type Press = { child: ChildProcess; set: number; idle?: NodeJS.Timeout };
type State = { press?: Press; last: Promise<unknown>; waiting: number };

// On globalThis, since each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuTypesetter?: State };

/** Throws UNAVAILABLE when too many wait or setting fails. */
export async function typeset(sheet: Sheet): Promise<Buffer> {
  const state = (globals.sukhayuTypesetter ??= { last: Promise.resolve(), waiting: 0 });
  if (state.waiting >= LIMITS.waiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
  state.waiting += 1;
  const pdf = state.last.then(() => setOne(state, JSON.stringify(sheet, printable)));
  state.last = pdf.catch(() => undefined);
  try {
    return await offTheClock(() => pdf);
  } catch (error) {
    logger().error({ action: 'typeset', error });
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
  } finally {
    state.waiting -= 1;
  }
}

/**
 * Signs that could be one syllable. Its shaper counts a syllable's signs in a byte, vowel signs taken apart, and beyond
 * that ends the process. No word is as long.
 */
const ENDLESS = /[\p{scx=Deva}\p{scx=Taml}\u200c\u200d]{100}/gu;

/** A character that no font has would fail the document. */
function printable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? toPrintable(value).replace(ENDLESS, '$& ') : value;
}

function setOne(state: State, content: string): Promise<Buffer> {
  const press = takePress(state);
  return new Promise<Buffer>((resolve, reject) => {
    const { child } = press;
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMITS.documentMs);
    const onEnd = () => settle({ error: 'the typesetter ended' });
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onEnd).off('error', onEnd);
      releasePress(state, press);
      if ('pdf' in answer) resolve(Buffer.from(answer.pdf));
      else reject(new Error(answer.error));
    };
    child.on('message', settle).on('exit', onEnd).on('error', onEnd);
    // Without a callback, sending to a process that is just exiting would throw an unhandled error.
    child.send(content, (error) => error && onEnd());
  });
}

function takePress(state: State): Press {
  clearTimeout(state.press?.idle);
  if (state.press?.child.connected) return state.press;
  // Not by fork(), since Next's bundler would bundle the process.
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.heapMb}`, PROCESS], {
    // The process gets neither secrets nor loaders of its parent.
    env: {} as NodeJS.ProcessEnv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  state.press = { child, set: 0 };
  return state.press;
}

function releasePress(state: State, press: Press): void {
  press.set += 1;
  const dismiss = () => {
    state.press = undefined;
    if (press.child.connected) press.child.disconnect();
  };
  if (press.set >= LIMITS.documents) dismiss();
  else press.idle = setTimeout(dismiss, LIMITS.idleMs).unref();
}
