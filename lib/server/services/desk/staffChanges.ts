import type { StaffRole } from '@/lib/domain/desk/permissions';
import { findStaff, removeFactor, SAMPLE_STAFF_ID, setDisabled } from '@/models/desk/staff';
import { deleteSessionsOf } from '@/models/desk/staffSession';
import { type Asked, audit } from '@/lib/server/services/common/audit';
import { createStaff, type StaffPerson, staffPersonOf } from './staffRecord';

/** `same`: it was so already. */
export type StaffChange = 'done' | 'same' | 'unknown';

/** Who changes it: a staff id or `operations`, and why. */
export type Changer = { actor: string; asked: Asked; reason?: string };

type NewStaff = StaffPerson & { staffId: string; role: StaffRole };

/** `taken`: the id belongs to somebody with another role, name or number. */
export async function addStaff(
  staff: NewStaff,
  by: Changer,
): Promise<'done' | 'same' | 'taken' | 'reserved'> {
  const { staffId, role, name, mobileNumber } = staff;
  if (SAMPLE_STAFF_ID.test(staffId)) return 'reserved';
  if (await createStaff(staff, by.asked.now)) {
    await audit('STAFF_ADDED', by.actor, by.asked, { staffId, role });
    return 'done';
  }
  const found = await findStaff(staffId);
  const person = found && staffPersonOf(found);
  const isSame = found?.role === role && person?.name === name && person.mobileNumber === mobileNumber;
  return isSame ? 'same' : 'taken';
}

/** Ends all sessions of a person who is disabled. */
export async function changeAccess(
  staffId: string,
  access: 'disable' | 'enable',
  by: Changer,
): Promise<StaffChange> {
  const { actor, asked, reason } = by;
  const isDisabled = access === 'disable';
  const found = await setDisabled(staffId, isDisabled ? asked.now : undefined);
  if (isDisabled && found !== 'unknown') await deleteSessionsOf(staffId);
  if (found !== 'done') return found;
  await audit(isDisabled ? 'STAFF_DISABLED' : 'STAFF_ENABLED', actor, asked, { staffId, reason });
  return 'done';
}

/** The next sign-in enrols an authenticator again. */
export async function resetFactor(staffId: string, { actor, asked }: Changer): Promise<StaffChange> {
  if (!(await findStaff(staffId))) return 'unknown';
  const isRemoved = await removeFactor(staffId);
  await deleteSessionsOf(staffId);
  if (!isRemoved) return 'same';
  await audit('SECOND_FACTOR_RESET', actor, asked, { staffId });
  return 'done';
}
