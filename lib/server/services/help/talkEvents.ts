import type { TalkStateDto } from '@/lib/domain/help/contract';
import { isDraining } from '@/lib/server/draining';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { TalkEventsQuery } from '@/lib/validation/help/requests';
import { findTalk, type TalkRecord } from '@/models/help/talk';
import { readQueue } from './here';
import { findOwn } from './ownTalk';
import { linesOf, namesOf, stateOf } from './talkDto';
import { openTalks, type Seen, watchTalk } from './talkHub';

const MOST_OPEN = 2_000;
const RETRY_AFTER_SECONDS = 10;
/** Before anything between us and the browser takes the line for dead. */
const BEAT_MS = 10_000;
/** The server cuts an answer after five minutes; the browser comes again by itself. */
const LIFE_MS = 240_000;

/** Lines with their number as the event's id, and the state whenever it changed. */
export async function openTalkEvents(request: ApiRequest<TalkEventsQuery>): Promise<AsyncIterable<string>> {
  const { input, lastEventId } = request;
  const talk = await findOwn(input.talkId, request);
  if (openTalks() >= MOST_OPEN) throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return talkEvents(talk, /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : input.after);
}

async function* talkEvents(first: TalkRecord, after: number): AsyncGenerator<string> {
  const endsAt = Date.now() + LIFE_MS;
  const news = newsOf(first._id);
  let [talk, sent, state]: [TalkRecord | null, number, string] = [first, after, ''];
  let queue = await readQueue(new Date());
  yield 'retry: 1000\n\n';
  try {
    while (talk && Date.now() < endsAt && !isDraining()) {
      const names = await namesOf(talk);
      for (const line of linesOf(talk, names, sent)) yield event('line', line, line.seq);
      sent = Math.max(sent, talk.lines.length);
      const now: TalkStateDto = stateOf(talk, queue, names, new Date());
      if (JSON.stringify(now) !== state) yield event('state', now);
      state = JSON.stringify(now);
      const seen = await news.next(BEAT_MS);
      if (seen === 'beat') yield ': \n\n';
      else if (seen === 'gone') talk = null;
      else {
        queue = seen.queue;
        talk = await findTalk(first._id);
      }
    }
  } finally {
    news.stop();
  }
}

const event = (name: string, data: object, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Waits for what differs from what was seen before. */
function newsOf(talkId: string) {
  let told = '';
  let unread: Seen | 'gone' | undefined;
  let wake: (() => void) | undefined;
  const stop = watchTalk(talkId, (seen) => {
    const what = seen ? signOf(talkId, seen) : 'gone';
    if (what === told) return;
    told = what;
    unread = seen ?? 'gone';
    wake?.();
  });
  const next = async (patienceMs: number): Promise<Seen | 'gone' | 'beat'> => {
    if (unread === undefined) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, patienceMs);
      });
      clearTimeout(timer);
      wake = undefined;
    }
    const news = unread ?? 'beat';
    unread = undefined;
    return news;
  };
  return { next, stop };
}

/** Of those before it the number alone, so that a long queue doesn't wake everybody at each change. */
function signOf(talkId: string, { version, isWriting, queue }: Seen): string {
  const place = queue.waiting.findIndex(({ _id }) => _id === talkId);
  return [version, isWriting, place, queue.roles.length].join('|');
}
