import path from 'node:path';
import type { keeping } from 'embedded-mongo';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { storeFolder } from '@/lib/server/launcher/keepStore';
import { root } from './command';

type Manifest = Awaited<ReturnType<typeof keeping.sealBackup>>;

export function sayManifest({ collections, bytes, madeAt }: Manifest): string {
  const documents = Object.values(collections).reduce((sum, each) => sum + each.documents, 0);
  const count = Object.keys(collections).length;
  return `${documents} documents in ${count} collections, ${Math.ceil(bytes / 1e6)} MB, as of ${madeAt}`;
}

/** Names the folder of a store that runs as a process of its own, as `npm run store` starts it. */
export const DIR = { dir: { type: 'string' } } as const;

/** The store's folder: the one that was named, else the configuration's. */
export const folderOf = ({ dir }: { dir?: string }): string =>
  dir === undefined ? storeFolder(readConfiguration(root), root) : path.resolve(dir);
