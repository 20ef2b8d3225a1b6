import { Schema } from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type StaffRecord = {
  _id: string;
  role: StaffRole;
  /** Sealed {name, mobileNumber}. */
  person: string;
  disabledAt?: Date;
  createdAt: Date;
};

const schema = new Schema<StaffRecord>(
  {
    _id: { type: String, required: true },
    role: { type: String, required: true },
    person: { type: String, required: true },
    disabledAt: Date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'staff', versionKey: false },
);

export const Staff = defineModel('Staff', schema);

/** Anybody may sign in as them. */
export const SAMPLE_STAFF_ID = /^SAMPLE-/;

/** Undefined for disabled staff, and for samples in production. */
export async function findActiveStaff(id: string): Promise<StaffRecord | undefined> {
  if (serverEnv().APP_ENV === 'production' && SAMPLE_STAFF_ID.test(id)) return undefined;
  const found = await Staff.findById(id).lean().exec();
  return found && !found.disabledAt ? found : undefined;
}

export function insertStaff(staff: StaffRecord): Promise<boolean> {
  return insertOnce(() => Staff.insertOne(staff));
}
