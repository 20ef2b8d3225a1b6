import { pingDatabase } from '@/lib/server/database/db';

/** Throws when the configuration is invalid or the database does not answer. */
export async function checkReadiness(): Promise<{ status: 'ready' }> {
  await pingDatabase();
  return { status: 'ready' };
}
