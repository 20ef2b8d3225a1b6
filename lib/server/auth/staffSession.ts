import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { needsSecondFactor, type StaffRole } from '@/lib/domain/desk/permissions';
import { STAFF_SESSION, UNATTENDED } from '@/lib/domain/desk/staffSession.data';
import { findActiveStaff } from '@/models/desk/staff';
import { insertStaffSession, type StaffSessionRecord, touchStaffSession } from '@/models/desk/staffSession';
import { keyedHash } from '@/lib/server/crypto';
import { hostCookie, readCookie } from '@/lib/server/http/cookies';
import { AppError } from '@/lib/server/http/errors';

const STAFF_COOKIE = 'staff';

const ABSOLUTE_SECONDS = STAFF_SESSION.hours * 60 * 60;
const IDLE_MS = STAFF_SESSION.idleMinutes * 60 * 1000;

export type StaffActor = {
  staffId: string;
  role: StaffRole;
  sessionId: string;
  expiresAt: Date;
  /** When it ends without another use. */
  idleAt: Date;
  /** True also in roles that need none. */
  hasSecondFactor: boolean;
};

type Opened = Pick<StaffSessionRecord, 'staffId' | 'secondFactorAt'> & {
  /** Makes a new secret, sealed for the id of the session. */
  newSecretFor?: (sessionId: string) => string;
};

/** Stores only a hash of the token. */
export async function openStaffSession(
  { newSecretFor, ...opened }: Opened,
  now: Date,
): Promise<{ sessionId: string; cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const _id = sessionIdOf(token);
  await insertStaffSession({
    _id,
    ...opened,
    ...(newSecretFor && { newSecret: newSecretFor(_id) }),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_SECONDS * 1000),
  });
  return { sessionId: _id, cookie: hostCookie(STAFF_COOKIE, token, ABSOLUTE_SECONDS) };
}

export const closedStaffCookie = () => hostCookie(STAFF_COOKIE, '', 0);

/** Looks up session and person on each request, so that sign-out and disabling take effect at once. */
export async function staffOf(request: IncomingMessage, now: Date): Promise<StaffActor> {
  const token = readCookie(request, STAFF_COOKIE);
  if (!token) throw new AppError('NOT_SIGNED_IN');
  const idleSince = new Date(now.getTime() - IDLE_MS);
  const isUnattended = request.headers[UNATTENDED] !== undefined;
  const session = await touchStaffSession(sessionIdOf(token), { now, idleSince, isUnattended });
  const staff = session && (await findActiveStaff(session.staffId));
  if (!session || !staff) throw new AppError('NOT_SIGNED_IN');
  const { _id: staffId, role } = staff;
  const hasSecondFactor = !needsSecondFactor(role) || session.secondFactorAt !== undefined;
  const { _id: sessionId, expiresAt, lastSeenAt } = session;
  const idleAt = new Date(lastSeenAt.getTime() + IDLE_MS);
  return { staffId, role, sessionId, expiresAt, idleAt, hasSecondFactor };
}

function sessionIdOf(token: string): string {
  return keyedHash('staff-session', token);
}
