import type { SecondFactorDto } from '@/lib/domain/desk/contract';
import { SECOND_FACTOR } from '@/lib/domain/desk/secondFactor.data';
import type { SecondFactorBody } from '@/lib/validation/desk/secondFactor';
import { countFactorTry, enrolFactor, findActiveStaff, spendFactorStep } from '@/models/desk/staff';
import { deleteStaffSession } from '@/models/desk/staffSession';
import { openStaffSession } from '@/lib/server/auth/staffSession';
import { stepOfCode, totpQrOf } from '@/lib/server/auth/totp';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { newSecretOf, openSecret, sealSecret } from './factorSecrets';
import { actorOf } from '@/lib/server/services/common/actor';

const { maxTries, tryMinutes } = SECOND_FACTOR;

export async function readSecondFactor(request: ApiRequest<unknown>): Promise<SecondFactorDto> {
  const { staffId, sessionId } = actorOf(request);
  const [staff, secret] = await Promise.all([findActiveStaff(staffId), newSecretOf(sessionId)]);
  if (staff?.secret !== undefined || secret === undefined) return {};
  return { enrolment: { secret, qr: totpQrOf(secret, staffId) } };
}

/** Confirms the enrolment or passes the factor. The answer's session is a new one. */
export async function giveSecondFactor(request: ApiRequest<SecondFactorBody>): Promise<string> {
  const { staffId, sessionId } = actorOf(request);
  const { now } = request;
  try {
    const how = await takeCode(staffId, sessionId, request);
    await audit(how, staffId, request);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'NOT_SIGNED_IN';
    if (isRefused) await audit('SECOND_FACTOR_FAILED', staffId, request, { code: error.code });
    throw error;
  }
  const opened = await openStaffSession({ staffId, secondFactorAt: now }, now);
  if (await deleteStaffSession(sessionId)) return opened.cookie;
  // Signed out, disabled or reset meanwhile: no session may outlive that.
  await deleteStaffSession(opened.sessionId);
  throw new AppError('NOT_SIGNED_IN');
}

async function takeCode(
  staffId: string,
  sessionId: string,
  { input: { code }, now }: ApiRequest<SecondFactorBody>,
): Promise<'SECOND_FACTOR_ENROLLED' | 'SECOND_FACTOR_PASSED'> {
  const triesEndAt = new Date(now.getTime() + tryMinutes * 60_000);
  const staff = await countFactorTry(staffId, { now, maxTries, triesEndAt });
  if (!staff) throw new AppError('SECOND_FACTOR_LOCKED');
  const wrong = new AppError('SECOND_FACTOR_WRONG', { attemptsLeft: maxTries - (staff.tries ?? 0) });
  const secret = openSecret(staff) ?? (await newSecretOf(sessionId));
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (secret === undefined || step === undefined) throw wrong;
  if (staff.secret !== undefined) {
    if (!(await spendFactorStep(staffId, step))) throw wrong;
    return 'SECOND_FACTOR_PASSED';
  }
  const enrolled = { secret: sealSecret(secret, staffId), lastStep: step };
  if (!(await enrolFactor(staffId, enrolled))) throw wrong;
  return 'SECOND_FACTOR_ENROLLED';
}
