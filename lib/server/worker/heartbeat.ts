import type mongoose from 'mongoose';

type Client = mongoose.mongo.MongoClient;

/** Works around a fault of the driver (7.8), which can wait for ever on a heartbeat sent while its connection ends. */
export function watchHeartbeat(client: Client, onSilence: () => void): void {
  if (client.listenerCount('serverHeartbeatStarted') > 0) return;
  // Longer than connecting and one heartbeat may take.
  const silentMs = 2 * client.options.connectTimeoutMS + 1_000;
  const waiting = new Map<string, NodeJS.Timeout>();
  const stop = ({ connectionId }: { connectionId: string }): void => {
    clearTimeout(waiting.get(connectionId));
    waiting.delete(connectionId);
  };
  client.on('serverHeartbeatStarted', (beat) => {
    stop(beat);
    waiting.set(beat.connectionId, setTimeout(onSilence, silentMs).unref());
  });
  client.on('serverHeartbeatSucceeded', stop);
  client.on('serverHeartbeatFailed', stop);
  client.on('topologyClosed', () => [...waiting.keys()].forEach((connectionId) => stop({ connectionId })));
}
