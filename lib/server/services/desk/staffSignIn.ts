import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import type { OtpTryBody, StaffOtpBody } from '@/lib/validation/verify/requests';
import { findActiveStaff } from '@/models/desk/staff';
import { deleteStaffSession } from '@/models/desk/staffSession';
import { findOtp } from '@/models/verify/otpLog';
import { openStaffSession } from '@/lib/server/auth/staffSession';
import { knownCookie } from '@/lib/server/auth/knownBrowser';
import { keyedHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { AppError } from '@/lib/server/http/errors';
import { audit } from '@/lib/server/services/common/audit';
import { generateOtp, redeemOtp } from '@/lib/server/services/verify/otp';
import { beginSecondFactor } from './factorSecrets';
import { staffPersonOf } from './staffRecord';

const STAFF: readonly ['staff-sign-in'] = ['staff-sign-in'];

/** An unknown id gets a withheld message and the same answer. */
export async function generateStaffOtp(request: ApiRequest<StaffOtpBody>): Promise<OtpChallengeDto> {
  const { staffId } = request.input;
  const staff = await findActiveStaff(staffId);
  const to = staff ? staffPersonOf(staff).mobileNumber : keyedHash('nobody', staffId);
  const recipient = { channel: 'sms', to, purpose: STAFF[0], staffId, isDecoy: !staff } as const;
  return generateOtp(recipient, request, request.input.proof);
}

export async function validateStaffOtp(request: ApiRequest<OtpTryBody>): Promise<string[]> {
  const { input, now } = request;
  try {
    const { staffId = '', targetHash } = await redeemOtp(input, STAFF, request);
    const staff = await findActiveStaff(staffId);
    if (!staff) throw new AppError('EXPIRED');
    const session = { staffId, ...beginSecondFactor(staff) };
    const { sessionId, cookie } = await openStaffSession(session, now);
    // Disabled meanwhile: no session may outlive that.
    if (!(await findActiveStaff(staffId))) {
      await deleteStaffSession(sessionId);
      throw new AppError('EXPIRED');
    }
    const cookies = [cookie, await knownCookie(targetHash)];
    await audit('STAFF_SIGNED_IN', staffId, request);
    return cookies;
  } catch (error) {
    if (error instanceof AppError) {
      const staffId = (await findOtp(input.requestId, STAFF))?.staffId;
      // Unknown challenges are not audited: strangers could flood the trail.
      if (staffId !== undefined) await audit('STAFF_SIGN_IN_FAILED', staffId, request, { code: error.code });
    }
    throw error;
  }
}

export async function readStaffSession(request: ApiRequest<unknown>): Promise<StaffSessionDto> {
  const { staffId, role, expiresAt, idleAt, hasSecondFactor } = actorOf(request);
  const staff = await findActiveStaff(staffId);
  if (!staff) throw new AppError('NOT_SIGNED_IN');
  const { name } = staffPersonOf(staff);
  const needs = hasSecondFactor ? {} : { needsSecondFactor: true as const };
  const idleSeconds = Math.round((idleAt.getTime() - request.now.getTime()) / 1000);
  return { staffId, role, name, expiresAt: expiresAt.toISOString(), idleSeconds, ...needs };
}

export async function signOutStaff(request: ApiRequest<unknown>): Promise<void> {
  const { staffId, sessionId } = actorOf(request);
  await deleteStaffSession(sessionId);
  await audit('STAFF_SIGNED_OUT', staffId, request);
}
