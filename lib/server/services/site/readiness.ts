import { serverEnv } from '@/lib/config/serverEnv';
import { askTopology } from '@/lib/server/database/db';
import { STANDALONE } from '@/lib/server/database/topology';
import { isDraining } from '@/lib/server/draining';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { knowSwitches } from '@/lib/server/switches/switches';
import { knowKeys } from './storedKeys';

export async function checkReadiness(): Promise<{ status: 'ready' }> {
  if (isDraining()) throw new AppError('DRAINING');
  const topology = await askTopology();
  if (topology === 'standalone' && serverEnv().APP_ENV === 'production') {
    logger().error({ action: 'database', said: STANDALONE });
    throw new AppError('NOT_SET_UP');
  }
  await knowSwitches();
  await knowKeys();
  return { status: 'ready' };
}
