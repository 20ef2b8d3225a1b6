import { serverEnv } from '@/lib/config/serverEnv';
import type { ColleagueDto } from '@/lib/domain/desk/list/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { findActiveStaff, listStaff, listStaffByIds, SAMPLE_STAFF_ID } from '@/models/desk/staff';
import { staffPersonOf } from '@/lib/server/services/desk/staffRecord';

const MOST_STAFF = 500;

/** Names of staff, the disabled ones too. */
export async function colleaguesOf(staffIds: readonly string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const staff = await listStaffByIds([...new Set(staffIds)]);
  return new Map(staff.map((each) => [each._id, staffPersonOf(each).name]));
}

/** Who may work on quotes. */
export async function listColleagues(): Promise<ColleagueDto[]> {
  const staff = await listStaff({ limit: MOST_STAFF });
  const isProduction = serverEnv().APP_ENV === 'production';
  return staff
    .filter(({ role, disabledAt }) => !disabledAt && isAllowed(role, 'quotes.own'))
    .filter(({ _id }) => !isProduction || !SAMPLE_STAFF_ID.test(_id))
    .map((each) => ({ staffId: each._id, name: staffPersonOf(each).name }));
}

export async function findColleague(staffId: string): Promise<ColleagueDto | undefined> {
  const staff = await findActiveStaff(staffId);
  if (!staff || !isAllowed(staff.role, 'quotes.own')) return undefined;
  return { staffId, name: staffPersonOf(staff).name };
}
