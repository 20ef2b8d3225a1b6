import { isSameSecret, lookupHash } from '@/lib/server/crypto';
import { hashesOf } from '@/lib/server/oldHashes';

const SEPARATOR = '.';

/** What is objected to: a change of number, of a policy's account, or of one claim's account. */
type About = 'number' | 'account' | 'claim-account';

/** Outlives SESSION_SECRET, as the warning that it stands in does. */
const secretOf = (about: About, changeId: string) => lookupHash(`${about}-objection`, changeId);

/**
 * Goes into the messages to the old number, or to phone and mail. Whoever has the token can stop the change without
 * signing in.
 */
export function objectionTokenOf({ _id }: { _id: string }, about: About = 'number'): string {
  return [_id, secretOf(about, _id)].join(SEPARATOR);
}

/** The id of the change that a token stops; undefined for a wrong token, or one about something else. */
export function readObjection(token: string, about: About = 'number'): string | undefined {
  const [changeId = '', secret = ''] = token.split(SEPARATOR);
  const secrets = hashesOf(`${about}-objection`, changeId);
  return secrets.some((each) => isSameSecret(secret, each)) ? changeId : undefined;
}
