import { Secret, TOTP } from 'otpauth';
import { brand } from '@/lib/brand';
import { SECOND_FACTOR } from '@/lib/domain/desk/secondFactor.data';
import { qrOf } from '@/lib/qrCode';

const SECRET_BYTES = 20;
const { digits, stepSeconds: period, window } = SECOND_FACTOR;

/** In base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The time step of the code, if it is of this step or one beside it. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** The code of this step, which is taken in the next one too; after a sign-in of this step, the one that follows. */
export function nextCode(secret: string, lastStep: number, now: Date): string {
  const step = TOTP.counter({ period, timestamp: now.getTime() });
  return totpOf(secret).generate({ timestamp: Math.max(step, lastStep + 1) * period * 1000 });
}

/** The enrolment's address. */
export function totpQrOf(secret: string, staffId: string): { size: number; path: string } {
  return qrOf(totpOf(secret, staffId).toString());
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.shortName, label, secret, digits, period, algorithm: 'SHA1' });
}
