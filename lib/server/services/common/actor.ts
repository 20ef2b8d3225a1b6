import type { StaffActor } from '@/lib/server/auth/staffSession';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from './apiRequest';

/** The member of the staff who asks. Throws NOT_SIGNED_IN even if the endpoint forgot to ask for a permission. */
export function actorOf({ staff }: Pick<ApiRequest<unknown>, 'staff'>): StaffActor {
  if (!staff) throw new AppError('NOT_SIGNED_IN');
  return staff;
}
