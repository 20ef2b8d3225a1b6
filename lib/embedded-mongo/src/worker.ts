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
  // Uncaught, so that it ends the thread and reaches its parent.
  void server.lost.then((error) => {
    throw error;
  });
} catch (error) {
  const { name, message, code, path } = error as NodeJS.ErrnoException;
  // Waits for the parent's receipt: a thread's end may overtake its last message.
  parentPort?.once('message', () => parentPort?.close());
  report({ error: { name, message, code, path } });
}
