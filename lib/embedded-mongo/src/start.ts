import { Worker } from 'node:worker_threads';
import type { Manifest } from './storage/backup';
import type { RunningServer, ServerOptions } from './server';

export { makeFolder } from './storage/makeFolder';

export type StoreOptions = ServerOptions & {
  /** In this thread, for tests; otherwise in a worker. */
  inThread?: boolean;
};
export type RunningStore = Omit<RunningServer, 'lost'> & {
  /** Resolves when the store has ended, with the error unless `stop` ended it. */
  ended: Promise<Error | undefined>;
};

type Failure = { name: string; message: string; code?: string; path?: string };
export type WorkerReport = { uri: string } | { error: Failure };

export async function startStore({ inThread = false, ...options }: StoreOptions): Promise<RunningStore> {
  return inThread ? startHere(options) : startInWorker(options);
}

async function startHere(options: ServerOptions): Promise<RunningStore> {
  // Lazy: the parent of a worker does not need it.
  const { startServer } = await import('./server');
  const server = await startServer(options);
  let end: (error?: Error) => void;
  const ended = new Promise<Error | undefined>((resolve) => (end = resolve));
  void server.lost.then((error) => end(error));
  return {
    uri: server.uri,
    ended,
    stop: async () => {
      await server.stop();
      end();
    },
  };
}

async function startInWorker(options: ServerOptions): Promise<RunningStore> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: options });
  let isStopping = false;
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) =>
      resolve(isStopping ? undefined : new Error(`its thread ended with code ${code}`)),
    );
  });
  const report = await Promise.race([firstReport(worker), ended]);
  if (!report || report instanceof Error) throw report ?? new Error('The store ended before it began');
  if ('error' in report) {
    worker.postMessage('heard');
    await ended;
    throw Object.assign(new Error(report.error.message), report.error);
  }
  return {
    ...report,
    ended,
    stop: async () => {
      isStopping = true;
      worker.postMessage('stop');
      await ended;
    },
  };
}

async function firstReport(worker: Worker): Promise<WorkerReport> {
  return new Promise((resolve) => worker.once('message', resolve));
}

/** Each part is loaded on demand, since a running site needs none of them. */
export const keeping = {
  findDoor: async (dir: string): Promise<string | undefined> => (await import('./wire/door')).findDoor(dir),
  sealBackup: async (folder: string, now: Date): Promise<Manifest> =>
    (await import('./storage/backup')).sealBackup(folder, now),
  restoreBackup: async (folder: string, dir: string, options: { isReplacing: boolean }): Promise<Manifest> =>
    (await import('./storage/backup')).restoreBackup(folder, dir, options),
};
