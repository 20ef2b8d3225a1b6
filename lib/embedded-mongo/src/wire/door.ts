import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `host` as it appears in the URI. */
export type Door = {
  host: string;
  addressOf(socket: net.Socket): string;
  /** Closed to other users. */
  isOwners: boolean;
  close(): void;
};

/** Says where the socket is. After a kill it names one that nobody listens on. */
const DOOR = 'DOOR';

/** The address of the store that has this folder open, or had it when it was killed. */
export function findDoor(dir: string): string | undefined {
  try {
    const file = readFileSync(path.join(dir, DOOR), 'utf8');
    return isTrusted(path.dirname(file), dir) ? toUri(encodeURIComponent(file)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A killed store's folder in the temporary directory may be gone. Another user could then create one of that name,
 * whose socket would serve a backup of their own.
 */
function isTrusted(folder: string, dir: string): boolean {
  if (process.platform === 'win32') return true;
  const { uid, mode } = statSync(folder);
  return [process.getuid?.(), statSync(dir).uid].includes(uid) && (mode & 0o077) === 0;
}

export const toUri = (host: string) => `mongodb://${host}/?directConnection=true`;

export type DoorOptions = { dir: string; port?: number; host?: string };

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
    isOwners: false,
    close: () => listener.close(),
  };
}

async function openSocket(listener: net.Server, dir: string): Promise<Door> {
  const { file, remove } = placeSocket(dir);
  await listen(listener, { path: file });
  writeFileSync(path.join(dir, DOOR), file, { mode: 0o600 });
  return {
    host: encodeURIComponent(file),
    addressOf: () => file,
    isOwners: true,
    close: () => {
      listener.close();
      remove();
      rmSync(path.join(dir, DOOR), { force: true });
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
