import type mongoose from 'mongoose';

type Client = mongoose.mongo.MongoClient;

/** Longer than connecting and one heartbeat may take (`db.ts`). */
const SILENT_MS = 5_000;

/** Works around the driver (7.8), which can wait for ever on a heartbeat sent while its connection ends. */
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
