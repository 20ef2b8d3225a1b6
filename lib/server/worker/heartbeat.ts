import type mongoose from 'mongoose';

type Client = mongoose.mongo.MongoClient;

/** More than connecting and waiting for one beat may take (`db.ts`). */
const SILENT_MS = 5_000;

/**
 * The driver (7.8) can wait for ever for a beat that it sends on a connection in the moment in which that one ends, and
 * then never sees the server come back. Calls `onSilence` when a beat has neither come nor failed.
 */
export function watchHeartbeat(client: Client, onSilence: () => void): void {
  if (client.listenerCount('serverHeartbeatStarted') > 0) return;
  const waiting = new Map<string, NodeJS.Timeout>();
  const stop = ({ connectionId }: { connectionId: string }): void => {
    clearTimeout(waiting.get(connectionId));
    waiting.delete(connectionId);
  };
  client.on('serverHeartbeatStarted', (beat) => {
    stop(beat);
    waiting.set(beat.connectionId, setTimeout(onSilence, SILENT_MS).unref());
  });
  client.on('serverHeartbeatSucceeded', stop);
  client.on('serverHeartbeatFailed', stop);
  client.on('topologyClosed', () => [...waiting.keys()].forEach((connectionId) => stop({ connectionId })));
}
