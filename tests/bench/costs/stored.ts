import { calculateObjectSize } from 'bson';
import { MongoClient } from 'mongodb';
import { databaseOf } from '@/lib/server/database/databaseName';

/** Bytes of the records by collection, without indexes. */
export async function bytesStored(uri: string): Promise<Map<string, number>> {
  const client = await MongoClient.connect(uri);
  const database = client.db(databaseOf(uri).name);
  const sizes = new Map<string, number>();
  for (const { name } of await database.listCollections().toArray())
    for await (const record of database.collection(name).find())
      sizes.set(name, (sizes.get(name) ?? 0) + calculateObjectSize(record));
  await client.close();
  return sizes;
}

/** Only of the journey: what keeps sessions and limits ends within a day. */
const ofADay = ['customerSessions', 'otpBudgets', 'otpLogs', 'outbox', 'rateLimits', 'sandboxOrders'];

export function grown(before: Map<string, number>, after: Map<string, number>) {
  const each = [...after].map(([name, bytes]) => ({ name, bytes: bytes - (before.get(name) ?? 0) }));
  const sum = (isShort: boolean) =>
    each
      .filter(({ name }) => ofADay.includes(name) === isShort)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { kept: sum(false), ofADay: sum(true) };
}
