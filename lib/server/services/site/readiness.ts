import { pingDatabase } from '@/lib/server/database/db';

/** Throws while the configuration is wrong or the database doesn't answer. */
export async function checkReadiness(): Promise<{ status: 'ready' }> {
  await pingDatabase();
  return { status: 'ready' };
}
