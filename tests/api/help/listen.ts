import { request } from 'node:http';
import type { TalkLineDto, TalkStateDto } from '@/lib/domain/help/contract';
import { api } from '@/lib/config/paths';
import { Visitor } from '@/tests/api/support/visitors';
import type { Browser } from '@/tests/api/support/browser';

type Heard = { lines: TalkLineDto[]; states: TalkStateDto[]; lastId: string; retries: string[] };

/** An open talk: what its page was told, in its order. */
export function listen(browser: Browser, talkId: string, lastEventId?: string) {
  const heard: Heard = { lines: [], states: [], lastId: lastEventId ?? '', retries: [] };
  let ended = false;
  const waiting = new Set<() => void>();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = request({
    host: '127.0.0.1',
    port: browser.port,
    path: `${api.helpEvents}?talkId=${talkId}`,
    headers: {
      Cookie: cookie,
      'X-Forwarded-For': browser instanceof Visitor ? browser.address : '10.2.0.1',
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
  });
  let rest = '';
  const status = new Promise<number>((resolve) =>
    asked.on('response', ({ statusCode = 0 }) => resolve(statusCode)),
  );
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  asked.on('response', (response) => {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) take(part, heard);
      for (const look of waiting) look();
    });
    response.on('close', () => {
      ended = true;
      end();
    });
  });
  asked.on('error', () => (ended = true));
  asked.end();
  /** Resolves once it is so. */
  const until = (isSo: (so: Heard) => boolean) =>
    new Promise<Heard>((resolve) => {
      const look = () => {
        if (!isSo(heard)) return;
        waiting.delete(look);
        resolve(heard);
      };
      waiting.add(look);
      look();
    });
  return { heard, until, close: () => asked.destroy(), isEnded: () => ended, status, ended: over };
}

function take(part: string, heard: Heard): void {
  const fields = Object.fromEntries(
    part.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  if (fields['retry']) heard.retries.push(fields['retry']);
  if (fields['id']) heard.lastId = fields['id'];
  if (fields['event'] === 'line') heard.lines.push(JSON.parse(fields['data'] ?? '') as TalkLineDto);
  if (fields['event'] === 'state') heard.states.push(JSON.parse(fields['data'] ?? '') as TalkStateDto);
}
