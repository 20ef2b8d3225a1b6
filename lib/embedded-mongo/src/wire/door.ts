import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `host` as it appears in the URI. */
export type Door = {
  host: string;
  addressOf(socket: net.Socket): string;
  close(): void;
};

type DoorOptions = { dir: string; port?: number; host?: string };

/** The shortest limit for socket paths, macOS's. */
const maxPathBytes = 103;

/** A port is open to all users of the machine, a socket only to the folder's owner. */
export async function openDoor(listener: net.Server, options: DoorOptions): Promise<Door> {
  const { dir, port, host = '127.0.0.1' } = options;
  if (port === undefined) return openSocket(listener, dir);
  await listen(listener, { port, host });
  const { port: actual } = listener.address() as net.AddressInfo;
  return {
    host: `${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`,
    addressOf: ({ localAddress, localPort }) => `${localAddress}:${localPort}`,
    close: () => listener.close(),
  };
}

async function openSocket(listener: net.Server, dir: string): Promise<Door> {
  const { file, remove } = placeSocket(dir);
  await listen(listener, { path: file });
  return {
    host: encodeURIComponent(file),
    addressOf: () => file,
    close: () => {
      listener.close();
      remove();
    },
  };
}

/**
 * The driver recognises sockets by `.sock`. A socket left by a killed store is replaced: the folder is
 * locked.
 */
function placeSocket(dir: string): { file: string; remove: () => void } {
  // On Windows a named pipe with an unguessable name, which others may not write to.
  if (process.platform === 'win32')
    return { file: `\\\\.\\pipe\\${randomBytes(16).toString('hex')}.sock`, remove: () => undefined };
  const file = path.join(path.resolve(dir), 'store.sock');
  if (closeToOthers(dir) && Buffer.byteLength(file) <= maxPathBytes) {
    rmSync(file, { force: true });
    return { file, remove: () => rmSync(file, { force: true }) };
  }
  const short = mkdtempSync(path.join(tmpdir(), 'store-'));
  return {
    file: path.join(short, 'store.sock'),
    remove: () => rmSync(short, { recursive: true, force: true }),
  };
}

/** False if another user owns the folder. */
function closeToOthers(dir: string): boolean {
  try {
    chmodSync(dir, 0o700);
  } catch {
    return false;
  }
  return statSync(dir).uid === process.getuid?.();
}

async function listen(listener: net.Server, where: net.ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(where, () => {
      listener.off('error', reject);
      resolve();
    });
  });
}
