import { connectDatabase } from '@/lib/server/database/db';
import { Browser } from './browser';
import { type ApiServer, startApi } from './server';

/** Starts the API for a test file. */
export function useApi(): { newBrowser: () => Browser; stopDatabase: () => Promise<void> | undefined } {
  let server: ApiServer | undefined;
  beforeAll(async () => {
    server = await startApi();
    // Making the indexes may outlast a request's time.
    await connectDatabase();
    await server.keepTemplate();
  });
  afterAll(() => server?.stop());
  return {
    newBrowser: () => new Browser(server?.port ?? 0),
    stopDatabase: () => server?.stopDatabase(),
  };
}
