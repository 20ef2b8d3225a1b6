import type mongoose from 'mongoose';
import { note } from '@/lib/server/telemetry/notes';

type Client = mongoose.mongo.MongoClient;
type Event = { address: string; connectionId: number | '<monitor>' };

const keyOf = ({ address, connectionId }: Event) => `${address} ${connectionId}`;

/** Notes how many connections are open and busy, and how many calls wait for one. */
export function watchPool(client: Client): void {
  const open = new Set<string>();
  const busy = new Set<string>();
  let waiting = 0;
  const tell = () => note('pool', { open: open.size, busy: busy.size, waiting });
  const wait = (by: 1 | -1) => {
    waiting = Math.max(0, waiting + by);
    tell();
  };
  client.on('connectionCheckOutStarted', () => wait(1));
  client.on('connectionCheckOutFailed', () => wait(-1));
  client.on('connectionCheckedOut', (event) => {
    // Connections that were made before watching began are counted at their first use.
    open.add(keyOf(event));
    busy.add(keyOf(event));
    wait(-1);
  });
  client.on('connectionCheckedIn', (event) => {
    busy.delete(keyOf(event));
    tell();
  });
  client.on('connectionCreated', (event) => {
    open.add(keyOf(event));
    tell();
  });
  client.on('connectionClosed', (event) => {
    open.delete(keyOf(event));
    busy.delete(keyOf(event));
    tell();
  });
}
