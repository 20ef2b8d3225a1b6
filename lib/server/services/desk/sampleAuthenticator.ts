import type { SampleCodeDto } from '@/lib/domain/desk/contract';
import { needsSecondFactor } from '@/lib/domain/desk/permissions';
import { listSampleStaff, type StaffRecord } from '@/models/desk/staff';
import { findNewestSession } from '@/models/desk/staffSession';
import { nextCode } from '@/lib/server/auth/totp';
import { AppError } from '@/lib/server/http/errors';
import { hasOutboxPage } from '@/lib/server/integrations/messages/messageCarriers';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { newSecretOf, openSecret } from './factorSecrets';

/** Shows sample staff the codes that an authenticator app would show. Throws NOT_FOUND where messages really go out. */
export async function readSampleCodes({ now }: ApiRequest<unknown>): Promise<SampleCodeDto[]> {
  if (!hasOutboxPage()) throw new AppError('NOT_FOUND');
  const staff = (await listSampleStaff()).filter(({ role }) => needsSecondFactor(role));
  const codes = await Promise.all(staff.map((each) => codeOf(each, now)));
  return codes.filter((each) => each !== undefined);
}

async function codeOf(staff: StaffRecord, now: Date): Promise<SampleCodeDto | undefined> {
  const secret = openSecret(staff) ?? (await newestSecretOf(staff._id));
  if (secret === undefined) return undefined;
  return { staffId: staff._id, code: nextCode(secret, staff.lastStep ?? 0, now) };
}

/** The secret of the newest enrolment. */
async function newestSecretOf(staffId: string): Promise<string | undefined> {
  const session = await findNewestSession(staffId);
  return session ? newSecretOf(session._id) : undefined;
}
