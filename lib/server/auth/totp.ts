import { Secret, TOTP } from 'otpauth';
import { brand } from '@/lib/brand';
import { SECOND_FACTOR } from '@/lib/domain/desk/secondFactor.data';
import { qrOf } from '@/lib/qrCode';

const SECRET_BYTES = 20;
const { digits, stepSeconds: period, window } = SECOND_FACTOR;

/** Makes a secret of a second factor, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The time step of the code, if it is of this step or one beside it. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** A code that is valid now: this step's, or the next one's if this step's was used to sign in. */
export function nextCode(secret: string, lastStep: number, now: Date): string {
  const step = TOTP.counter({ period, timestamp: now.getTime() });
  return totpOf(secret).generate({ timestamp: Math.max(step, lastStep + 1) * period * 1000 });
}

/** The QR code of the address that an authenticator app reads at the enrolment. */
export function totpQrOf(secret: string, staffId: string): { size: number; path: string } {
  return qrOf(totpOf(secret, staffId).toString());
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.shortName, label, secret, digits, period, algorithm: 'SHA1' });
}
