import { SERVICES } from '@/lib/domain/desk/figures';
import { OWNER_PROBLEMS } from '@/lib/domain/payment/moneyOwner';
import { readWaitingMessages } from '@/models/common/outbox';
import { readWaiting } from '@/models/desk/deskFigures';
import { countOpenIssues } from '@/models/payment/gatewayEvent';
import { connectDatabase } from '@/lib/server/database/db';
import type { Metrics } from './metrics';

const MESSAGES_OF_AT_MOST = 10_000;
const OF_AT_MOST = 1_000;

const secondsSince = (at: Date | undefined, now: Date) =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0;

/** Sets the gauges from the database. Rejects while it is unavailable; the gauges then keep their values. */
export async function readFacts({ facts }: Metrics, now: Date): Promise<void> {
  await connectDatabase();
  const [messages, withoutOwner, ...services] = await Promise.all([
    readWaitingMessages(MESSAGES_OF_AT_MOST),
    countOpenIssues(OWNER_PROBLEMS, OF_AT_MOST),
    ...SERVICES.map((service) => readWaiting(service, { now, lateBefore: now, limit: OF_AT_MOST })),
  ]);
  facts.outboxWaiting.set(messages.count);
  facts.outboxOldest.set(secondsSince(messages.oldestAt, now));
  facts.withoutOwner.set(withoutOwner);
  for (const [at, service] of SERVICES.entries()) {
    facts.deskWaiting.set({ service }, services[at]?.open ?? 0);
    facts.deskOldest.set({ service }, secondsSince(services[at]?.oldestAt, now));
  }
  facts.readAt.set(now.getTime() / 1000);
}
