import { addDays, HOUR_MS, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import {
  type FigureDays,
  FIGURES_OF_AT_MOST,
  type FiguresDto,
  LATE_AFTER_HOURS,
  type LinkDayDto,
  SERVICES,
  type ServiceLevelsDto,
} from '@/lib/domain/desk/figures';
import { USUAL_REVEALS } from '@/lib/domain/desk/staffList';
import { LEAD_STATUSES } from '@/lib/domain/quote/leadStatus';
import { listMoves, listPaidAt, listSent, readWaiting, type SentFact } from '@/models/desk/deskFigures';
import { countReveals } from '@/models/desk/auditEntry';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

const COUNTED_AT_MOST = 10_000;

export async function readFigures({ input, now }: ApiRequest<{ days: FigureDays }>): Promise<FiguresDto> {
  const to = todayInIndia(now);
  const from = addDays(to, 1 - input.days);
  const since = startInIndia(from);
  const [moves, sent] = await Promise.all([
    listMoves(since, FIGURES_OF_AT_MOST),
    listSent(since, FIGURES_OF_AT_MOST),
  ]);
  return {
    from,
    to,
    quotes: moves.length,
    moves: LEAD_STATUSES.map((status) => ({
      status,
      count: moves.filter((of) => of.includes(status)).length,
    })),
    links: await toLinkDays(sent, from, input.days),
    isCut: Math.max(moves.length, sent.length) === FIGURES_OF_AT_MOST,
  };
}

async function toLinkDays(sent: readonly SentFact[], from: string, count: number): Promise<LinkDayDto[]> {
  const paidAt = await listPaidAt([...new Set(sent.map(({ quoteId }) => quoteId))]);
  const days = Array.from({ length: count }, (_, at) => ({
    day: addDays(from, at),
    sent: 0,
    opened: 0,
    paid: 0,
  }));
  const byDay = new Map(days.map((each) => [each.day, each]));
  for (const { quoteId, sentAt, isOpened } of sent) {
    const day = byDay.get(todayInIndia(sentAt));
    if (!day) continue;
    const paid = paidAt.get(quoteId);
    day.sent += 1;
    if (isOpened) day.opened += 1;
    if (paid && paid >= sentAt) day.paid += 1;
  }
  return days;
}

export async function readServiceLevels({ now }: ApiRequest<unknown>): Promise<ServiceLevelsDto> {
  const levels = SERVICES.map(async (service) => {
    const lateBefore = new Date(now.getTime() - LATE_AFTER_HOURS[service] * HOUR_MS);
    const { oldestAt, ...counts } = await readWaiting(service, { now, lateBefore, limit: COUNTED_AT_MOST });
    return { service, ...counts, ...(oldestAt && { oldestAt: oldestAt.toISOString() }) };
  });
  return { levels: await Promise.all(levels), unusual: await readUnusual(now) };
}

async function readUnusual(now: Date): Promise<ServiceLevelsDto['unusual']> {
  const reveals = [...(await countReveals(startInIndia(todayInIndia(now))))];
  return reveals
    .filter(([, revealed]) => revealed > USUAL_REVEALS)
    .map(([staffId, revealed]) => ({ staffId, revealed }));
}
