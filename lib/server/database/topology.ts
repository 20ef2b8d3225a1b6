export type Topology = 'replica set' | 'sharded cluster' | 'standalone';

/** Reads the topology from the server's answer to `hello`. */
export function topologyOf({ msg, setName }: Readonly<Record<string, unknown>>): Topology {
  if (msg === 'isdbgrid') return 'sharded cluster';
  return setName === undefined ? 'standalone' : 'replica set';
}

/** A standalone has no majority: what it acknowledged may be lost with its disk. */
export const STANDALONE =
  'MONGODB_URI leads to a standalone server. Production needs a replica set: start mongod with --replSet, and initiate it';
