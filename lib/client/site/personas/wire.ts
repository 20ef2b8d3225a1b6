import { api } from '@/lib/config/paths';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';

/** How a persona reaches the site: as any browser does. */
export type Wire = {
  /** A GET without a body, a POST with one; throws on a failure. */
  ask: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** Waits for what the site's own jobs do. */
  until: (isDone: () => Promise<boolean>) => Promise<void>;
};

/** As the outbox shows it, which is there only while no message really goes out. */
export async function lastCode({ ask }: Wire, to: string): Promise<string> {
  const messages = await ask<OutboxMessageDto[]>(`${api.outbox}?${new URLSearchParams({ to })}`);
  const codes = messages.map(({ text }) => /^\d{6}/.exec(text)?.[0]);
  const code = codes.find((each) => each !== undefined);
  if (!code) throw new Error('no code was sent');
  return code;
}
