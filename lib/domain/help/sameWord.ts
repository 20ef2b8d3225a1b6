import { soundOf } from '@/lib/domain/common/words/spelling';

/** Shorter beginnings and sounds tell few words apart. */
const SHORTEST_STEM = 4;
const SHORTEST_SOUND = 4;
const MOST_ENDING = 3;
const LEAST_SHARED = 0.6;

/** Cached, since one question is compared with thousands of words of our pages. */
const sounds = new Map<string, string>();

/** Whether a reader would take both for the same word: in another form (`claim`, `claims`), or in another script. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedStart(one, other);
  const longer = Math.max(one.length, other.length);
  const isInflected =
    shared >= SHORTEST_STEM && longer - shared <= MOST_ENDING && shared / longer >= LEAST_SHARED;
  if (isInflected) return true;
  const sound = soundOnce(one);
  return sound.length >= SHORTEST_SOUND && sound === soundOnce(other);
}

function soundOnce(word: string): string {
  const sound = sounds.get(word) ?? soundOf(word);
  sounds.set(word, sound);
  return sound;
}

function sharedStart(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}
