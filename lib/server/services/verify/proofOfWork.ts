import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { WorkDto } from '@/lib/domain/verify/contract';
import { PROOF_OF_WORK } from '@/lib/domain/verify/proofOfWork.data';
import { isSameSecret, keyedHash } from '@/lib/server/crypto';
import { countDone } from '@/lib/server/limits/rateLimit';

export type Proof = { challenge: string; answer: number };

const { bits, iterations, minutes } = PROOF_OF_WORK;
const BYTES = 4;
const derive = promisify(pbkdf2);

/** Makes a challenge that carries its own signature, so that nothing is stored. */
export function newWork(subject: string, now: Date): WorkDto {
  const until = now.getTime() + minutes * 60 * 1000;
  const nonce = randomBytes(12).toString('base64url');
  return { challenge: `${until}.${nonce}.${sign(subject, until, nonce)}`, bits, iterations };
}

/** True once for a correct, unexpired answer to a challenge for this number. */
export async function spendProof(subject: string, { challenge, answer }: Proof, now: Date): Promise<boolean> {
  const [until = '', nonce = '', signature = ''] = challenge.split('.', 3);
  if (!isSameSecret(signature, sign(subject, Number(until), nonce))) return false;
  if (Number(until) <= now.getTime() || !(await isRight(challenge, answer))) return false;
  const once = { max: 1, windowSeconds: 2 * minutes * 60 };
  return (
    (await countDone(once, { route: 'proof', addressHash: signature, now: new Date(Number(until)) })) === 1
  );
}

async function isRight(challenge: string, answer: number): Promise<boolean> {
  const derived = await derive(challenge, String(answer), iterations, BYTES, 'sha256');
  return derived.readUInt32BE(0) >>> (8 * BYTES - bits) === 0;
}

function sign(subject: string, until: number, nonce: string): string {
  return keyedHash('proof-of-work', `${subject}|${until}|${nonce}`);
}
