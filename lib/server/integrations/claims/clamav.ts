import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ProviderError, throughProvider } from '@/lib/server/integrations/callProvider';
import type { VirusScanner } from './virusScanner';

const TIMEOUT_MS = 20_000;

/** clamd's INSTREAM over TCP (man 8 clamd). `address` is host:port. */
export function createClamav(address: string): VirusScanner {
  const at = address.lastIndexOf(':');
  const [host, port] = [address.slice(0, at), Number(address.slice(at + 1))];
  return { scan: (bytes) => throughProvider('clamd', async () => verdictOf(await ask(host, port, bytes))) };
}

async function ask(host: string, port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ host, port, signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    await once(socket, 'connect');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]));
    return await text(socket);
  } catch {
    throw new ProviderError('clamd');
  } finally {
    socket.destroy();
  }
}

/** clamd answers ERROR, for instance, to more than its StreamMaxLength. */
function verdictOf(answer: string): 'clean' | 'infected' {
  if (/^stream: OK\0$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND\0$/.test(answer)) return 'infected';
  throw new ProviderError('clamd');
}
