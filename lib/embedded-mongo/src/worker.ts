import { parentPort, workerData } from 'node:worker_threads';
import { type ServerOptions, startServer } from './server';
import type { WorkerReport } from './start';

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}

try {
  const server = await startServer(workerData as ServerOptions);
  parentPort?.once('message', () => {
    void server.stop().finally(() => parentPort?.close());
  });
  report({ uri: server.uri });
  // Thrown where nobody catches it, it ends the thread, and reaches whoever started it.
  void server.lost.then((error) => {
    throw error;
  });
} catch (error) {
  const { name, message, code } = error as NodeJS.ErrnoException;
  // It stays until it was heard: the end of a thread may overtake what it said last.
  parentPort?.once('message', () => parentPort?.close());
  report({ error: { name, message, code } });
}
