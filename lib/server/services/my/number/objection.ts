import { isSameSecret, keyedHash } from '@/lib/server/crypto';

const SEPARATOR = '.';

/** Of a change of number, or of bank account: of a policy's, or of one claim's. */
type About = 'number' | 'account' | 'claim-account';

const secretOf = (about: About, changeId: string) => keyedHash(`${about}-objection`, changeId);

/** In the messages to the old number, or to phone and mail: whoever has it stops the change without signing in. */
export function objectionTokenOf({ _id }: { _id: string }, about: About = 'number'): string {
  return [_id, secretOf(about, _id)].join(SEPARATOR);
}

/** The change that a token stops. */
export function readObjection(token: string, about: About = 'number'): string | undefined {
  const [changeId = '', secret = ''] = token.split(SEPARATOR);
  return isSameSecret(secret, secretOf(about, changeId)) ? changeId : undefined;
}
