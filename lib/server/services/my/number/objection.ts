import { isSameSecret, keyedHash } from '@/lib/server/crypto';

const SEPARATOR = '.';
const secretOf = (changeId: string) => keyedHash('number-objection', changeId);

/** In the message to the old number alone: whoever has it stops the change without signing in. */
export function objectionTokenOf({ _id }: { _id: string }): string {
  return [_id, secretOf(_id)].join(SEPARATOR);
}

/** The change that a token stops. */
export function readObjection(token: string): string | undefined {
  const [changeId = '', secret = ''] = token.split(SEPARATOR);
  return isSameSecret(secret, secretOf(changeId)) ? changeId : undefined;
}
