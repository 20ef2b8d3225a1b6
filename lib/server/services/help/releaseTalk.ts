import { PLACE_KEPT_MINUTES, STAFF_ABSENT_MINUTES } from '@/lib/domain/help/waiting.data';
import { findActiveStaff } from '@/models/desk/staff';
import { listPresent } from '@/models/help/deskPresence';
import { findForsaken, parkTalk, type TalkRecord } from '@/models/help/talk';
import { changeTalk, withLine } from './talkRecord';

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** A talk that waits again counts as just seen, or it would lose its place at once. */
export const stillHere = ({ channel }: Pick<TalkRecord, 'channel'>, now: Date) =>
  channel === 'site' && { hereAt: now };

/** Worker job: a talk whose customer left the page is out of the queue; its words stay with the desk. */
export function parkNextTalk(now: Date): Promise<boolean> {
  return parkTalk(minutesBefore(now, PLACE_KEPT_MINUTES));
}

/** Worker job: a talk that somebody took who is not here any more waits again, at its old place. */
export async function releaseNextTalk(now: Date): Promise<boolean> {
  const seen = await listPresent(minutesBefore(now, STAFF_ABSENT_MINUTES));
  const active = await Promise.all(seen.map(({ _id }) => findActiveStaff(_id)));
  const forsaken = await findForsaken(active.flatMap((staff) => staff?._id ?? []));
  if (!forsaken) return false;
  const { _id, takenBy = '' } = forsaken;
  await changeTalk(_id, now, (talk) => {
    if (talk.status !== 'talking' || talk.takenBy !== takenBy) return undefined;
    const lines = withLine(talk, { kind: 'released', at: now, by: takenBy });
    return { status: 'waiting', takenBy: '', lines, ...stillHere(talk, now) };
  });
  return true;
}
