import { askTopology } from '@/lib/server/database/db';
import { migrateIndexes } from '@/lib/server/database/migrateIndexes';
import { STANDALONE } from '@/lib/server/database/topology';
import { findKeyProblem } from '@/lib/server/services/site/storedKeys';
import { fillNextInvites } from '@/lib/server/services/renewals/inviteRenewals';
import { fillNextLeads } from '@/lib/server/services/desk/list/fillLeads';

/**
 * Each fills in what documents of older versions lack. It looks for the remaining ones, so it can be interrupted and
 * repeated.
 */
const migrations = [
  { name: 'leads of older servers', doNext: fillNextLeads },
  { name: 'days of invitations', doNext: fillNextInvites },
] as const;

type Wish = {
  isProduction: boolean;
  /** Set once no server of the version before runs, and none will again. */
  isFinishing?: boolean;
};

/**
 * Makes the database ready for this version. Returns what stands in the way, each as a sentence. Finishing does all of
 * it again, since servers of the version before wrote on meanwhile.
 */
export async function migrate(
  { isProduction, isFinishing = false }: Wish,
  say: (line: string) => void,
): Promise<string[]> {
  if (isProduction && (await askTopology()) === 'standalone') return [STANDALONE];
  const otherKey = await findKeyProblem();
  if (otherKey !== undefined) return [otherKey];
  const conflicts = await migrateIndexes({ isFinishing }, say);
  if (conflicts.length > 0) return conflicts;
  for (const { name, doNext } of migrations) {
    let rounds = 0;
    while (await doNext()) rounds += 1;
    if (rounds > 0) say(`${name}: done`);
  }
  return [];
}
