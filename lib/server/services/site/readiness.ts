import { pingDatabase } from '@/lib/server/database/db';

export async function checkReadiness(): Promise<{ status: 'ready' }> {
  await pingDatabase();
  return { status: 'ready' };
}
