import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Scope = { onmessage?: (event: { data: unknown }) => void; postMessage: (answer: unknown) => void };

/** Runs a worker of public/ until its first message. */
export function runWorker(path: string, data: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const self: Scope = { postMessage: resolve };
    runInNewContext(readFileSync(`public${path}`, 'utf8'), { self, crypto, TextEncoder, DataView });
    self.onmessage?.({ data });
  });
}
