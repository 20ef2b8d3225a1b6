import type { TalkStateDto } from '@/lib/domain/help/contract';
import { isDraining } from '@/lib/server/draining';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { TalkEventsQuery } from '@/lib/validation/help/requests';
import { findTalk, noteHere, returnTalk, type TalkRecord } from '@/models/help/talk';
import { readQueue } from './here';
import { findOwn } from './ownTalk';
import { linesOf, namesOf, stateOf } from './talkDto';
import { type Seen, watchTalk } from './talkHub';

/** A beat is sent this often, so that no proxy between us and the browser takes the connection for dead. */
const BEAT_MS = 10_000;
/** The server cuts an answer after five minutes. The stream ends before that, and the browser reconnects by itself. */
const LIFE_MS = 240_000;

/** A stream that a newer one of its talk replaced reconnects late: otherwise the two would end each other for ever. */
const RETRY_ENDED_MS = 60_000;

/** Null once the talk has another owner: after signing out, a copy of the cookies must hear nothing more. */
async function findStillOwn({ _id, ownerHash }: TalkRecord): Promise<TalkRecord | null> {
  const talk = await findTalk(_id);
  return talk?.ownerHash === ownerHash ? talk : null;
}

/** Sends each line with its number as the event's id, and the state whenever it changed. */
export async function openTalkEvents(request: ApiRequest<TalkEventsQuery>): Promise<AsyncIterable<string>> {
  const { input, lastEventId, caller, now } = request;
  const { talkId } = input;
  await findOwn(talkId, request);
  const news = newsOf(talkId, caller.addressHash);
  try {
    await returnTalk(talkId, now);
    await noteHere([talkId], now);
    const talk = await findOwn(talkId, request);
    const after = /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : input.after;
    const lines = talkEvents(talk, after, news);
    // A generator that is ended before it begins doesn't run its `finally`, so `news.stop` is called here too.
    const stop = () => {
      news.stop();
      return lines.return(undefined);
    };
    return { [Symbol.asyncIterator]: () => ({ next: () => lines.next(), return: stop }) };
  } catch (error) {
    news.stop();
    throw error;
  }
}

async function* talkEvents(
  first: TalkRecord,
  after: number,
  news: ReturnType<typeof newsOf>,
): AsyncGenerator<string, void, undefined> {
  const endsAt = Date.now() + LIFE_MS;
  let [talk, sent, state]: [TalkRecord | null, number, string] = [first, after, ''];
  try {
    let queue = await readQueue(new Date());
    yield 'retry: 1000\n\n';
    while (talk && Date.now() < endsAt && !isDraining()) {
      const names = await namesOf(talk);
      for (const line of linesOf(talk, names, sent)) yield event('line', line, line.seq);
      sent = Math.max(sent, talk.lines.length);
      const now: TalkStateDto = stateOf(talk, queue, names, new Date());
      if (JSON.stringify(now) !== state) yield event('state', now);
      state = JSON.stringify(now);
      const seen = await news.next(BEAT_MS);
      if (seen === 'beat') yield ': \n\n';
      else if (seen === 'replaced') yield `retry: ${RETRY_ENDED_MS}\n\n`;
      if (seen === 'gone' || seen === 'replaced') talk = null;
      else if (seen !== 'beat') {
        queue = seen.queue;
        talk = await findStillOwn(first);
      }
    }
  } finally {
    news.stop();
  }
}

const event = (name: string, data: object, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

type News = Seen | 'gone' | 'replaced';

/** Tells only what differs from what it told before. */
function newsOf(talkId: string, addressHash: string) {
  let told = '';
  let unread: News | undefined;
  let wake: (() => void) | undefined;
  const hear = (news: News, what: string) => {
    if (what === told || unread === 'replaced') return;
    told = what;
    unread = news;
    wake?.();
  };
  const stop = watchTalk(talkId, {
    addressHash,
    until: Date.now() + LIFE_MS + 2 * BEAT_MS,
    tell: (seen) => hear(seen ?? 'gone', seen ? signOf(talkId, seen) : 'gone'),
    end: () => hear('replaced', 'replaced'),
  });
  const next = async (patienceMs: number): Promise<News | 'beat'> => {
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

/** Counts the talks before this one without naming them, so that a long queue doesn't wake everybody at each change. */
function signOf(talkId: string, { version, isWriting, queue }: Seen): string {
  const place = queue.waiting.findIndex(({ _id }) => _id === talkId);
  return [version, isWriting, place, queue.roles.length].join('|');
}
