import { ConfigurationError, type ServerEnv } from '@/lib/config/serverEnv';
import { logger } from '@/lib/server/logger';

/**
 * Refuses to start production with sample staff, as whom anybody could sign in, and development with real staff, among
 * whom a start would put samples. Doesn't check while the database is away; in production `models/desk/staff.ts`
 * refuses samples too.
 */
export async function refuseWrongStaff({ APP_ENV, MONGODB_URI }: ServerEnv): Promise<void> {
  if (APP_ENV === 'test' || !MONGODB_URI) return;
  const { countStaff } = await import('./sampleData');
  const count = await countStaff().catch((error: unknown) => {
    logger().warn({ action: 'sample staff', error });
    return undefined;
  });
  if (!count) return;
  if (APP_ENV === 'production' && count.samples > 0)
    throw new ConfigurationError([
      `MONGODB_URI names a database with ${count.samples} sample staff (SAMPLE-…), as whom anybody could sign in. To take them and the sample quotes out: npm run remove-samples`,
    ]);
  if (APP_ENV === 'development' && count.samples === 0 && count.real > 0)
    throw new ConfigurationError([
      `MONGODB_URI names a database with ${count.real} real staff and no samples, and APP_ENV is development, which would add sample staff and quotes. Set APP_ENV=production, or name another database`,
    ]);
}
