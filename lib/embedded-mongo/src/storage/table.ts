import type { Database } from 'lmdb';

export type Table = Database<Buffer, Buffer>;
