import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type Database, open } from 'lmdb';

/** Rows from one that is read to the next: few enough that the system maps the pages in between along with them. */
const stride = 8;
/** A map goes with the object that holds it. */
const held: Database[] = [];

/**
 * Reads a closed store's file into memory and keeps it there as long as this process lives. Read alone it would not
 * stay: some machines (those with DAMON) take back within a minute what no process has mapped, and a search that then
 * waits for the disk tells of the machine and not of the store.
 */
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
