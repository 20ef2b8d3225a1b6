import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { toPrintable } from '@/lib/domain/common/printable';
import { AppError } from '../http/errors';
import { offTheClock } from '../limits/timeLimit';
import { logger } from '../logger';
import type { Sheet } from './sheet';

/** One process sets all documents, one after the other; it ends when nothing is asked of it. */
const LIMITS = { waiting: 50, documentMs: 10_000, idleMs: 60_000, documents: 100, heapMb: 128 } as const;

const PROCESS = path.join(process.cwd(), 'lib/server/documents/typesetterProcess.mjs');

type Answer = { pdf: Uint8Array } | { error: string };
type Press = { child: ChildProcess; set: number; idle?: NodeJS.Timeout };
type State = { press?: Press; last: Promise<unknown>; waiting: number };

// Kept on globalThis: each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuTypesetter?: State };

/** The sheet as a PDF. Throws UNAVAILABLE when too many wait, or when the typesetter could not do it. */
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

/** A letter that no font of ours has would keep the whole document from being set. */
function printable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? toPrintable(value) : value;
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
    // With a callback, since without one a process that is just ending would throw where nobody listens any more.
    child.send(content, (error) => error && onEnd());
  });
}

function takePress(state: State): Press {
  clearTimeout(state.press?.idle);
  if (state.press?.child.connected) return state.press;
  // Not fork(): Next's bundler would take the process for a part of its bundle.
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.heapMb}`, PROCESS], {
    // It needs none of the site's secrets, and not the loaders of its parent.
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
