import type { StaffRole } from '@/lib/domain/desk/permissions';
import { insertStaff, type StaffRecord } from '@/models/desk/staff';
import { sealedField } from '@/lib/server/services/common/personalData';

export type StaffPerson = { name: string; mobileNumber: string };

const sealedPerson = sealedField<StaffPerson>('staff', 'person');

export function staffPersonOf({ person, _id }: StaffRecord): StaffPerson {
  return sealedPerson.unseal(person, _id);
}

type NewStaff = StaffPerson & { staffId: string; role: StaffRole };

export function createStaff({ staffId, role, ...person }: NewStaff, now: Date): Promise<boolean> {
  return insertStaff({ _id: staffId, role, person: sealedPerson.seal(person, staffId), createdAt: now });
}
