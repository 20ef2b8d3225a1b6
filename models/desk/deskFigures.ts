import mongoose, { type Collection } from 'mongoose';
import { LEAD_STATUS, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Service } from '@/lib/domain/desk/figures';
import { OPEN_GRIEVANCES } from '@/lib/domain/grievances/grievance';
import { SEGMENTS } from '@/lib/domain/quote/segments';
import { Callbacks } from '@/models/callbacks/callback';
import { countLeads, findOldestLead } from '@/models/callbacks/dialerLeadList';
import { DialerLeads, NOBODY } from '@/models/callbacks/dialerLead';
import { Grievances } from '@/models/grievances/grievance';
import { Talks } from '@/models/help/talk';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { ReviewCases } from './reviewCase';
import { SentLinks } from './sentLink';

const AT_ONCE = 1000;

/** Statuses of the newest leads since then, one list a lead. */
export async function listMoves(since: Date, limit: number): Promise<LeadStatus[][]> {
  const leads = await DialerLeads.find({ createdAt: mongoose.trusted({ $gte: since }) }, { history: 1 })
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean();
  return leads.map(({ history }) => history.map(({ status }) => status));
}

export type SentFact = { quoteId: string; sentAt: Date; isOpened: boolean };

export async function listSent(since: Date, limit: number): Promise<SentFact[]> {
  const links = await SentLinks.find(
    { sentAt: mongoose.trusted({ $gte: since }) },
    { quoteId: 1, sentAt: 1, opens: 1 },
  )
    .sort({ sentAt: -1 })
    .limit(limit)
    .lean();
  return links.map(({ quoteId, sentAt = since, opens }) => ({ quoteId, sentAt, isOpened: opens > 0 }));
}

/** When each of these quotes was paid. */
export async function listPaidAt(quoteIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const paid = new Map<string, Date>();
  for (let from = 0; from < quoteIds.length; from += AT_ONCE) {
    const some = mongoose.trusted({ $in: quoteIds.slice(from, from + AT_ONCE) });
    const leads = await DialerLeads.find({ quoteId: some }, { quoteId: 1, history: 1 }).lean();
    for (const { quoteId, history } of leads) {
      const move = history.find(({ status }) => status === LEAD_STATUS.paid);
      if (move) paid.set(quoteId, move.at);
    }
  }
  return paid;
}

/** What waits, and the indexed field that says since when. */
const waiting = {
  callbacks: { of: Callbacks, filter: { isOpen: true }, since: 'to' },
  talks: { of: Talks, filter: { status: 'waiting' }, since: 'waitsSince' },
  grievances: { of: Grievances, filter: { status: { $in: [...OPEN_GRIEVANCES] } }, since: 'dueAt' },
  cases: { of: ReviewCases, filter: { isOpen: true }, since: 'openedAt' },
  paymentIssues: { of: GatewayEvents, filter: { status: 'quarantined' }, since: 'receivedAt' },
  approvals: { of: SentLinks, filter: { isPending: true }, since: 'askedAt', until: 'validUntil' },
} as const satisfies Record<Exclude<Service, 'quotes'>, Queue>;

type Queue = {
  of: { collection: Collection };
  filter: object;
  since: string;
  /** When it expires by itself. */
  until?: string;
};

export type Waiting = { open: number; late: number; oldestAt?: Date };

type Asked = { now: Date; lateBefore: Date; limit: number };

export async function readWaiting(service: Service, asked: Asked): Promise<Waiting> {
  if (service === 'quotes') return readUntouched(asked);
  const { now, lateBefore, limit } = asked;
  const queue: Queue = waiting[service];
  const { of, since, until } = queue;
  const filter = { ...queue.filter, ...(until && { [until]: { $gt: now } }) };
  const collection: Collection = of.collection;
  const [open, late, oldest] = await Promise.all([
    collection.countDocuments(filter, { limit }),
    collection.countDocuments({ ...filter, [since]: { $lt: lateBefore } }, { limit }),
    collection.findOne<Record<string, Date>>(filter, { sort: { [since]: 1 }, projection: { [since]: 1 } }),
  ]);
  return { open, late, oldestAt: oldest?.[since] };
}

/** Leads of customers who may be called and whom nobody has taken. */
async function readUntouched({ lateBefore, limit }: Asked): Promise<Waiting> {
  const nobodys = { segments: SEGMENTS, owners: [NOBODY], status: LEAD_STATUS.partiallyFilled };
  const [open, late, oldestAt] = await Promise.all([
    countLeads(nobodys, limit),
    countLeads({ ...nobodys, before: lateBefore }, limit),
    findOldestLead(nobodys),
  ]);
  return { open, late, ...(oldestAt && { oldestAt }) };
}
