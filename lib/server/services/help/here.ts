import { DAY_MS } from '@/lib/domain/common/dates';
import type { HereDto } from '@/lib/domain/help/contract';
import { talksFor, type TalkTopic } from '@/lib/domain/help/talk';
import { isTalkTime, minutesToWait } from '@/lib/domain/help/waiting';
import { listPresent, notePresence } from '@/models/help/deskPresence';
import type { StaffActor } from '@/lib/server/auth/staffSession';
import { listWaitingTalks, type Waiting } from '@/models/help/talk';

const PRESENT_MS = 60_000;
const NOTED_MS = 20_000;

/** Notes that this member of the staff is present: they asked for talks, or work on one. */
export async function isHere({ staffId: _id, role }: StaffActor, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await notePresence({ _id, role, seenAt: now, expiresAt }, NOTED_MS);
}

export type Queue = { waiting: readonly Waiting[]; roles: Awaited<ReturnType<typeof listPresent>> };

export async function readQueue(now: Date): Promise<Queue> {
  const [waiting, roles] = await Promise.all([
    listWaitingTalks(),
    listPresent(new Date(now.getTime() - PRESENT_MS)),
  ]);
  return { waiting, roles };
}

/** Whether two topics share a queue. Claims have one of their own, since other people answer them. */
const isSame = (one: TalkTopic, other: TalkTopic) => (one === 'claim') === (other === 'claim');

export const peopleFor = ({ roles }: Queue, topic: TalkTopic) =>
  roles.filter(({ role }) => talksFor(role).includes(topic)).length;

/** The place in the queue, from 0; undefined for a talk that doesn't wait. */
export function placeOf({ waiting }: Queue, talkId: string, topic: TalkTopic): number | undefined {
  const place = waiting.filter((each) => isSame(each.topic, topic)).findIndex(({ _id }) => _id === talkId);
  return place < 0 ? undefined : place;
}

/** Tells, before a topic is chosen, how many people are here and how long a talk about a policy would wait. */
export async function hereNow(now: Date): Promise<HereDto> {
  const queue = await readQueue(now);
  const people = peopleFor(queue, 'policy');
  const before = queue.waiting.filter(({ topic }) => isSame(topic, 'policy')).length;
  const minutes = minutesToWait(before, people);
  return { people, isOpen: isTalkTime(now), ...(minutes !== undefined && { minutes }) };
}
