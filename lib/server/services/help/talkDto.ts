import { given } from '@/lib/domain/common/given';
import type { TalkDto, TalkLineDto, TalkStateDto } from '@/lib/domain/help/contract';
import { isTalkTime, minutesToWait } from '@/lib/domain/help/waiting';
import { staffPersonOf } from '@/lib/server/services/desk/staffRecord';
import { findActiveStaff } from '@/models/desk/staff';
import type { TalkRecord } from '@/models/help/talk';
import { peopleFor, placeOf, type Queue, readQueue } from './here';
import { takesFiles, wordsAt } from './talkRecord';

/** First names of the staff in this talk, by staff id. */
export async function namesOf({
  lines,
  takenBy,
}: Pick<TalkRecord, 'lines' | 'takenBy'>): Promise<ReadonlyMap<string, string>> {
  const ids = new Set([...lines.flatMap(({ by }) => by ?? []), ...(takenBy ? [takenBy] : [])]);
  const named = await Promise.all(
    [...ids].map(async (id) => {
      const staff = await findActiveStaff(id);
      return [id, staff ? (staffPersonOf(staff).name.split(' ')[0] ?? '') : ''] as const;
    }),
  );
  return new Map(named);
}

type Names = ReadonlyMap<string, string>;

export function linesOf(talk: TalkRecord, names: Names, after = 0): TalkLineDto[] {
  return talk.lines.slice(after).map(({ kind, at, messageId, file, by }, i) => {
    const text = wordsAt(talk, after + i);
    const name = by && names.get(by);
    return {
      seq: after + i + 1,
      kind,
      at: at.toISOString(),
      ...given({ messageId, text, file }),
      ...(name && { by: name }),
    };
  });
}

export function stateOf(talk: TalkRecord, queue: Queue, names: Names, now: Date): TalkStateDto {
  const { _id, topic, status, takenBy, writingUntil } = talk;
  const people = peopleFor(queue, topic);
  const before = status === 'waiting' ? (placeOf(queue, _id, topic) ?? 0) : undefined;
  const minutes = before === undefined ? undefined : minutesToWait(before, people);
  const by = takenBy && names.get(takenBy);
  return {
    status,
    people,
    isOpen: isTalkTime(now),
    ...given({ before, minutes }),
    ...(by && { by }),
    isWriting: status === 'talking' && writingUntil !== undefined && writingUntil > now,
    takesFiles: takesFiles(talk),
    isProven: talk.isProven,
  };
}

export async function toTalkDto(talk: TalkRecord, now: Date): Promise<TalkDto> {
  const [names, queue] = await Promise.all([namesOf(talk), readQueue(now)]);
  return { talkId: talk._id, state: stateOf(talk, queue, names, now), lines: linesOf(talk, names) };
}
