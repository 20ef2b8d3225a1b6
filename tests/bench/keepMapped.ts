import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type Database, open } from 'lmdb';

/** Small enough that the kernel maps the pages between. */
const stride = 8;
const held: Database[] = [];

/** Reading alone isn't enough: DAMON reclaims unmapped pages, and searches would then measure the disk. */
export async function keepMapped(dir: string): Promise<void> {
  for await (const _part of createReadStream(path.join(dir, 'data.mdb')));
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const root = open({ path: dir, noSubdir: false, maxDbs: 8, readOnly: true, ...binary });
  held.push(root);
  for (const name of ['records', 'entries']) touchRows(root.openDB<Buffer, Buffer>({ name, ...binary }));
}

function touchRows(table: Database<Buffer, Buffer>): void {
  for (let start: Buffer | undefined = Buffer.alloc(4); start;)
    start = Array.from(table.getRange({ start, offset: stride, limit: 1 }))[0]?.key;
}
