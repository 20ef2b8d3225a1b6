import { listFirstQuotes } from '@/models/quote/quote';
import { listStaff } from '@/models/desk/staff';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { staffPersonOf } from '@/lib/server/services/desk/staffRecord';
import { openQuote } from '@/lib/server/services/quote/quoteStore';

/** A few records are checked, since a single one may be damaged. */
const LOOKED_AT = 3;

const OTHER_DATA_KEYS = 'DATA_KEYS open nothing that is stored: give the keys that sealed it';
const OTHER_LOOKUP_KEY = 'LOOKUP_KEY finds nobody who is stored: give the key that stored them';

let areKnown = false;

/**
 * Throws NOT_SET_UP while DATA_KEYS differ from the keys of the stored data, as after a restore: no other server could
 * open what this one sealed. Checked until it succeeds once; an empty database passes.
 */
export async function knowKeys(): Promise<void> {
  if (areKnown) return;
  const staff = await listStaff({ limit: LOOKED_AT });
  const people = staff.flatMap((each) => opened(() => staffPersonOf(each)));
  if (staff.length > 0 && people.length === 0) {
    logger().error({ action: 'database', said: OTHER_DATA_KEYS });
    throw new AppError('NOT_SET_UP');
  }
  areKnown = true;
}

/**
 * Says as a sentence which key differs from that of the stored data. Asks every shard, so it is too slow for a request.
 */
export async function findKeyProblem(): Promise<string | undefined> {
  const [staff, quotes] = await Promise.all([listStaff({ limit: LOOKED_AT }), listFirstQuotes(LOOKED_AT)]);
  const people = staff.flatMap((each) => opened(() => staffPersonOf(each)));
  const open = quotes.flatMap((each) => opened(() => openQuote(each)));
  const isAnyOpen = people.length + open.length > 0;
  if (!isAnyOpen && staff.length + quotes.length > 0) return OTHER_DATA_KEYS;
  const found = open.flatMap(({ person: { mobileNumber }, mobileHash }) =>
    mobileNumber === undefined || mobileHash === undefined ? [] : [mobileHashOf(mobileNumber) === mobileHash],
  );
  return found.length > 0 && !found.includes(true) ? OTHER_LOOKUP_KEY : undefined;
}

function opened<T>(open: () => T): T[] {
  try {
    return [open()];
  } catch {
    return [];
  }
}
