import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { everyCall } from '@/lib/server/api/publishedCalls';
import { everyShard } from './everyShard.data';
import { findStrays, type Operation, type Stray } from './targeting';

const calls = new AsyncLocalStorage<string>();

/** Attributes the queries of a request to it, and those of the work that it starts. */
export function asCall({ method = '', url = '' }: { method?: string; url?: string }, run: () => void): void {
  const [path = ''] = url.split('?', 1);
  calls.run(`${method} ${path}`, run);
}

/** Lists of staff may ask every shard, since staff are few. Stand-ins aren't in production. */
function isOfCustomers(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  const operation = everyCall.paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  return operation?.['x-permission'] === undefined && operation?.['x-open'] !== 'a stand-in';
}

const isAllowed = ({ collection, fields }: Stray) =>
  fields.some((field) => everyShard[collection]?.[field] !== undefined);

/**
 * Returns a function that stops watching and returns the customers' queries that a cluster would send to every shard.
 */
export function watchQueries(connection = mongoose.connection): () => readonly string[] {
  const found = new Set<string>();
  const watch = (operation: Operation) => {
    const call = calls.getStore();
    if (call === undefined || !isOfCustomers(call)) return;
    for (const stray of findStrays(operation).filter((each) => !isAllowed(each)))
      found.add(`${call}: ${stray.collection} by ${stray.fields.toSorted().join(', ') || 'nothing'}`);
  };
  connection.on('operation-start', watch);
  return () => {
    connection.off('operation-start', watch);
    return [...found].toSorted();
  };
}
