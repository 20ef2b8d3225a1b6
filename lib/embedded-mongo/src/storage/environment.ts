import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import { MongoError } from '../values/errors';
import { checkDataFile, StoreDamagedError } from './dataFile';
import { lockFolder } from './folderLock';
import { checkFormat, writeFormat } from './format';
import { makeFolder } from './makeFolder';
import { Owner, type StoreTakenError } from './owner';
import { isDiskFull, isUnwritten, outOfSpace, refuseFullDisk, StoreUnwrittenError } from './room';
import type { Table } from './table';

/** lmdb tables, changed in common transactions. */
export type Environment = {
  /** Collection names to ids, options and indexes. */
  catalog: Table;
  /** View names to sources and pipelines. */
  views: Table;
  /** [collection id][record id] to BSON. */
  records: Table;
  /** [index id][key, and record id unless unique] to the record id. */
  entries: Table;
  /** [collection id] to the number of records. */
  counts: Table;
  /** [session id] to the newest write and its reply. */
  sessions: Table;
  /** Dropped collections and indexes whose rows remain. */
  garbage: Table;
  /** Durable on return; a throw rolls back. */
  transact<T>(work: () => T): T;
  /** Copies the data as of one moment into a new folder, while reads and writes go on. */
  copyTo(folder: string): Promise<void>;
  /** Resolves when another process has taken the data. */
  lost: Promise<StoreTakenError>;
  close(): Promise<void>;
};

export async function openEnvironment(dir: string): Promise<Environment> {
  makeFolder(dir);
  const isThere = checkFormat(dir);
  const unlock = await lockFolder(dir, isThere);
  try {
    checkDataFile(path.join(dir, 'data.mdb'), isThere);
    return openTables(dir, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openTables(dir: string, unlock: () => void): Environment {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  try {
    // Without overlapping syncs a commit is durable when it returns, and visible only then.
    const root = open({ path: dir, noSubdir: false, maxDbs: 16, overlappingSync: false, ...binary });
    const table = (name: string): Table => root.openDB<Buffer, Buffer>({ name, ...binary });
    const owner = new Owner(table('owner'), dir);
    root.transactionSync(() => owner.take());
    const environment: Environment = {
      catalog: table('catalog'),
      views: table('views'),
      records: table('records'),
      entries: table('entries'),
      counts: table('counts'),
      sessions: table('sessions'),
      garbage: table('garbage'),
      transact: (work) => {
        refuseFullDisk(dir);
        try {
          return root.transactionSync(() => {
            if (!owner.isHere()) throw new MongoError('ShutdownInProgress', 'Another process owns the data');
            return work();
          });
        } catch (error) {
          throw isUnwritten(error) || isDiskFull(dir) ? outOfSpace(error) : error;
        }
      },
      copyTo: async (folder) => {
        mkdirSync(folder, { mode: 0o700 });
        try {
          await root.backup(folder, false);
          writeFormat(folder);
        } catch (error) {
          throw isUnwritten(error) || isDiskFull(folder) ? outOfSpace(error) : error;
        }
      },
      lost: owner.lost,
      close: async () => {
        await root.close();
        unlock();
      },
    };
    writeFormat(dir);
    return environment;
  } catch (error) {
    const Reason = isUnwritten(error) ? StoreUnwrittenError : StoreDamagedError;
    throw new Reason(dir, (error as Error).message);
  }
}
