import { todayInIndia } from '@/lib/domain/common/dates';
import { certificateCode } from '@/lib/domain/travel/certificate';
import type { CertificateCheckDto } from '@/lib/domain/travel/contract';
import { tripPolicyState } from '@/lib/domain/travel/tripPolicy';
import type { CertificateCheckBody } from '@/lib/validation/travel/requests';
import { findTripCertificate, insertTripCertificate } from '@/models/travel/tripCertificate';
import { findTripPolicy, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { lookupHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { contractOf } from './tripContract';

type Numbered = Pick<TripPolicyRecord, '_id' | 'certificate'>;

/** The same certificate always has the same code. */
export function codeOf({ _id, certificate }: Numbered): string {
  return certificateCode(Buffer.from(lookupHash('trip-certificate', `${_id}|${certificate}`), 'base64url'));
}

/** Stores the code before a certificate is shown, so that it can be checked from then on. Idempotent. */
export async function keepCertificate(policy: TripPolicyRecord, now: Date): Promise<void> {
  const { _id: policyNumber, certificate, expiresAt } = policy;
  await insertTripCertificate({
    _id: certificateIdOf(codeOf(policy)),
    policyNumber,
    certificate,
    expiresAt,
    createdAt: now,
  });
}

/** Tells validity only: a person who finds a certificate learns nothing that isn't on it. */
export async function checkCertificate({
  input,
  now,
}: Pick<ApiRequest<CertificateCheckBody>, 'input' | 'now'>): Promise<CertificateCheckDto> {
  const checkedAt = now.toISOString();
  const found = await findTripCertificate(certificateIdOf(input.code));
  const policy = found && (await findTripPolicy(found.policyNumber));
  if (!policy || !isHolding(policy, now)) return { state: 'invalid', checkedAt };
  return { state: found.certificate === policy.certificate ? 'valid' : 'replaced', checkedAt };
}

/** A trip that hasn't begun counts too, since a consulate asks before it. */
function isHolding(policy: TripPolicyRecord, now: Date): boolean {
  const state = tripPolicyState(contractOf(policy).trip, policy.cancelled !== undefined, todayInIndia(now));
  return state === 'starting' || state === 'inForce';
}

function certificateIdOf(code: string): string {
  return lookupHash('trip-certificate-code', code);
}
