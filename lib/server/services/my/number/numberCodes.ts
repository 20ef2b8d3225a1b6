import { freshSides, type NumberChangeDto, type NumberSide } from '@/lib/domain/my/numberChange';
import type { OtpPurpose } from '@/lib/domain/verify/otp.data';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import type { NumberCodeBody, NumberTryBody } from '@/lib/validation/my/numberChange';
import { moveNumberChange, noteNumberProof, type NumberChangeRecord } from '@/models/my/numberChange';
import { openCustomerSession } from '@/lib/server/auth/verifiedPhone';
import { knownCookie } from '@/lib/server/auth/knownBrowser';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { generateOtp, redeemOtp } from '@/lib/server/services/verify/otp';
import { takeOverQuotes } from '@/lib/server/services/quote/verifiedQuote';
import { findOwnNumberChange } from './beginNumber';
import { finishMove, MOVE_LEASE_MS } from './moveNumber';
import { numbersOf, toNumberDto } from './numberRecord';

const purposeOf = { old: 'leave-number', new: 'take-number' } as const satisfies Record<
  NumberSide,
  OtpPurpose
>;

/** Sends a code to the old or the new number. Both are needed, whatever the session has proven before. */
export async function sendNumberCode(request: ApiRequest<NumberCodeBody>): Promise<OtpChallengeDto> {
  const change = await findDraft(request);
  const { side, proof } = request.input;
  const to = numbersOf(change)[side];
  return generateOtp({ channel: 'sms', to, purpose: purposeOf[side], subject: change._id }, request, proof);
}

type Tried = { body: NumberChangeDto; cookies: readonly string[] };

/** The second right code moves the policy. The session then holds a proof of the new number alone. */
export async function tryNumberCode(request: ApiRequest<NumberTryBody>): Promise<Tried> {
  const { input, now, caller } = request;
  const draft = await findDraft(request);
  const redeemed = await redeemOtp(input, Object.values(purposeOf), request);
  const side = redeemed.purpose === purposeOf.old ? 'old' : 'new';
  const meant = { old: draft.fromHash, new: draft.mobileHash }[side];
  if (redeemed.subject !== draft._id || redeemed.targetHash !== meant) throw new AppError('EXPIRED');
  const noted = await noteNumberProof(draft._id, side, now);
  if (!noted) throw new AppError('CONFLICT');
  if (freshSides(noted.proofs, now).length < 2)
    return { body: await toNumberDto(noted, request), cookies: [] };
  const moved = await move(noted, now);
  await audit('NUMBER_CHANGED', 'customer', request, { changeId: moved._id, way: 'codes' });
  const { mobileHash } = moved;
  await takeOverQuotes(mobileHash, caller.ownerHash, now);
  const proven = { mobileHash, purpose: purposeOf.new, token: caller.token };
  const cookies = [await openCustomerSession(proven, now), await knownCookie(mobileHash)];
  return { body: await toNumberDto(moved, request), cookies };
}

/** Throws CONFLICT if the policy was moved to another number first. */
async function move({ _id }: NumberChangeRecord, now: Date): Promise<NumberChangeRecord> {
  const moving = await moveNumberChange(
    { _id, status: 'draft' },
    { status: 'moving', moveDueAt: new Date(now.getTime() + MOVE_LEASE_MS), askedAt: now, updatedAt: now },
  );
  const moved = moving && (await finishMove(moving, now));
  if (moved?.status !== 'accepted') throw new AppError('CONFLICT');
  return moved;
}

async function findDraft(request: ApiRequest<{ changeId: string }>): Promise<NumberChangeRecord> {
  const change = await findOwnNumberChange(request);
  if (change.way !== 'codes' || change.status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  return change;
}
