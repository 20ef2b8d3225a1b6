import { createHash, type Hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import type { Document } from '../values/document';
import { decode } from '../values/bson';
import { prefixRange, scan, toPrefix } from './ranges';
import type { Table } from './table';

export type Digest = { documents: number; sha256: string };

/**
 * Reads all of a data folder that no process has open: each document of each collection, and each entry of each index.
 * Throws where they contradict each other.
 */
export async function digestFolder(dir: string): Promise<Record<string, Digest>> {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const root = open({ path: dir, noSubdir: false, maxDbs: 16, readOnly: true, ...binary });
  try {
    const table = (name: string) => root.openDB<Buffer, Buffer>({ name, ...binary }) as Table | undefined;
    const [catalog, records] = [table('catalog'), table('records')];
    const [entries, counts] = [table('entries'), table('counts')];
    if (!catalog || !records || !entries || !counts) throw new Error('a table is missing');
    const rows = Array.from(catalog.getRange({}));
    return Object.fromEntries(
      rows.map(({ key, value }) => [
        key.toString(),
        digestCollection(decode(value), { records, entries, counts }),
      ]),
    );
  } finally {
    await root.close();
    rmSync(path.join(dir, 'lock.mdb'), { force: true });
  }
}

type Tables = Record<'records' | 'entries' | 'counts', Table>;

function digestCollection(stored: Document, { records, entries, counts }: Tables): Digest {
  const prefix = toPrefix(Number(stored.id));
  const hash = createHash('sha256');
  let documents = 0;
  for (const { value } of scan(records, prefixRange(prefix))) {
    addDocument(hash, value);
    documents += 1;
  }
  const counted = counts.get(prefix);
  if (documents !== (counted ? Number(counted.readBigUInt64BE()) : 0))
    throw new Error(`${documents} documents where another number was counted`);
  for (const { id } of stored.indexes as { id: unknown }[])
    for (const { value } of scan(entries, prefixRange(toPrefix(Number(id)))))
      if (!records.doesExist(Buffer.concat([prefix, value])))
        throw new Error('an index leads to a document that is not there');
  return { documents, sha256: hash.digest('hex') };
}

/** Throws for what is no BSON. */
function addDocument(hash: Hash, bytes: Buffer): void {
  decode(bytes);
  hash.update(bytes);
}
