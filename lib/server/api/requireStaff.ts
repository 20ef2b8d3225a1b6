import type { IncomingMessage } from 'node:http';
import { isAllowed, type Permission } from '@/lib/domain/desk/permissions';
import { type StaffActor, staffOf } from '../auth/staffSession';
import { AppError } from '../http/errors';
import { type Asked, audit } from '../services/common/audit';

/** Refusals are audited. */
export async function requireStaff(
  request: IncomingMessage,
  permission: Permission,
  asked: Asked,
): Promise<StaffActor> {
  const staff = await staffOf(request, asked.now);
  if (isAllowed(staff.role, permission)) return staff;
  await audit('STAFF_DENIED', staff.staffId, asked, { permission });
  throw new AppError('FORBIDDEN');
}
