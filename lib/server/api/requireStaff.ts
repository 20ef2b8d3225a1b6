import type { IncomingMessage } from 'node:http';
import { isAllowed, isAllowedBeforeSecondFactor, type Permission } from '@/lib/domain/desk/permissions';
import { type StaffActor, staffOf } from '@/lib/server/auth/staffSession';
import { AppError } from '@/lib/server/http/errors';
import { type Asked, audit } from '@/lib/server/services/common/audit';

/** Refusals are audited. */
export async function requireStaff(
  request: IncomingMessage,
  permission: Permission,
  asked: Asked,
): Promise<StaffActor> {
  const staff = await staffOf(request, asked.now);
  const isOwn = isAllowed(staff.role, permission);
  if (isOwn && (staff.hasSecondFactor || isAllowedBeforeSecondFactor(permission))) return staff;
  const code = isOwn ? 'SECOND_FACTOR_DUE' : 'FORBIDDEN';
  await audit('STAFF_DENIED', staff.staffId, asked, { permission, code });
  throw new AppError(code);
}
