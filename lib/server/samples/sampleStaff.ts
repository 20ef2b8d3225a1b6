import { ConfigurationError, type ServerEnv } from '@/lib/config/serverEnv';
import { logger } from '../logger';

/** Anybody could sign in as them. Unchecked while the database is away; `models/desk/staff.ts` refuses them too. */
export async function refuseSampleStaff({ APP_ENV }: ServerEnv): Promise<void> {
  if (APP_ENV !== 'production') return;
  const { countSampleStaff } = await import('./sampleData');
  const count = await countSampleStaff().catch((error: unknown) => {
    logger().warn({ action: 'sample staff', error });
    return 0;
  });
  if (count === 0) return;
  throw new ConfigurationError([
    `MONGODB_URI names a database with ${count} sample staff (SAMPLE-…), as whom anybody could sign in. To take them and the sample quotes out: npm run remove-samples`,
  ]);
}
