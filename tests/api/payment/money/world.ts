import { RIGHTS } from '@/lib/domain/verify/rights';
import mongoose from 'mongoose';
import { addDays, DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import { keyedHash } from '@/lib/server/crypto';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { Told } from '@/lib/server/integrations/gateway';
import { signSandbox } from '@/lib/server/integrations/sandboxGateway';
import { jobs } from '@/lib/server/worker/jobs';
import { receiveWebhook } from '@/lib/server/services/payment/receiveFact';
import { createQuote } from '@/lib/server/services/quote/quotes';
import { tellNext } from '@/lib/server/services/payment/sandboxPay';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import type { QuoteMarks } from '@/lib/domain/quote/quote';
import { markQuote, Quotes } from '@/models/quote/quote';
import { written } from './deadServer';
import { keepIdentity } from '@/tests/api/support/buyers';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** More work than any sequence has; beyond it something loops. */
const PIECES_AT_MOST = 500;
/** In the future, since the store expires records by its own clock. */
const START = new Date(Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS);

const FAMILY = aFamily().members;
/** After ten days the eldest is 36 and the plan costs more. */
const birthday = addDays(todayInIndia(START), 10);
const eldest = `${Number(birthday.slice(0, 4)) - 36}${birthday.slice(4)}`;
const members = FAMILY.map((each) => (each.relation === 'spouse' ? { ...each, dateOfBirth: eldest } : each));

const unheard = [
  ...['messages', 'claims to tell of', 'grievances to tell of', 'links', 'numbers', 'talks to tell of'],
  ...[
    'older leads',
    'refused papers',
    'remind',
    'renewals to offer',
    'renewals to tell of',
    'reviews to ask for',
    'sandbox webhooks',
    'talks without staff',
    'talks without customer',
    'hours of the audit',
    // Not given by any purchase of the model.
    'mandates',
  ],
];
/** Kind of work → collection; unchanged collections have no new work until time passes. */
const waitsIn: Record<string, string> = {
  'gateway events': 'gatewayEvents',
  payments: 'paymentDetails',
  applications: 'applications',
  cases: 'reviewCases',
  cancellations: 'policies',
  'refunds of trips': 'tripPolicies',
  'owners of money': 'paymentDetails',
  'claims to pay': 'claimCases',
  'changes taken back': 'policyChanges',
  'deleted journeys': 'forgottenQuotes',
};
const writesTo = (name: string) => written.get(name) ?? 0;
const working = jobs.flatMap(({ name, doNext }) => {
  if (unheard.includes(name)) return [];
  const from = waitsIn[name];
  if (!from) throw new Error(`the model doesn’t know where ${name} waits`);
  return [{ doNext, from }];
});

const endless = Object.values(mongoose.models).filter(({ schema }) => !schema.path('expiresAt'));
const endlessNames = endless.map(({ collection }) => collection.name);

/** The store deletes by itself, so no server crashes here. An empty deletion would cost a durable write. */
async function remove(name: string, filter: object): Promise<void> {
  const raw = mongoose.connection.db!.collection(name);
  if (await raw.findOne(filter, { projection: { _id: 1 } })) await raw.deleteMany(filter);
}

/** A customer, a quote, a clock and all servers. */
export class World {
  now = START;

  constructor(
    readonly quoteId: string,
    private readonly mobileHash: string,
  ) {}

  /** A request of the customer with proof. */
  asked<Input>(input: Input): ApiRequest<Input> {
    return { ...requestOf(input, this.now), caller: callerOf(this.mobileHash) };
  }

  ordered<Input>(input: Input, role: StaffRole): ApiRequest<Input> {
    const staff = {
      staffId: 'MODEL-1',
      role,
      sessionId: 'model',
      expiresAt: this.now,
      idleAt: this.now,
      hasSecondFactor: true,
    } as const;
    return { ...this.asked(input), staff };
  }

  /** Then does all due work and deletes what has expired. */
  async pass(minutes: number): Promise<void> {
    this.now = new Date(this.now.getTime() + minutes * MINUTE_MS);
    if (minutes >= DAY_MINUTES) await this.expire();
    await this.work();
  }

  async tell(told: Told): Promise<void> {
    const raw = Buffer.from(JSON.stringify(told));
    const headers = { 'x-sandbox-signature': signSandbox(raw) };
    await receiveWebhook({ gateway: 'sandbox', raw, headers, now: this.now });
  }

  private async work(): Promise<void> {
    const tellDue = (now: Date) => tellNext(now, (told) => this.tell(told));
    const all = [...working, { doNext: tellDue, from: 'sandboxOrders' }];
    const done = all.map(() => 0);
    const findDue = () => all.findIndex(({ from }, at) => writesTo(from) > done[at]!);
    for (let pieces = 0, at = findDue(); at >= 0; at = findDue()) {
      const { doNext, from } = all[at]!;
      while (await doNext(this.now)) {
        if ((pieces += 1) > PIECES_AT_MOST) throw new Error('the jobs never end');
      }
      done[at] = writesTo(from);
    }
  }

  /** Deletes expired records, as TTL indexes would by this clock. */
  private async expire(): Promise<void> {
    const names = [...written.keys()].filter((name) => !endlessNames.includes(name));
    await Promise.all(names.map((name) => remove(name, { expiresAt: { $lt: this.now } })));
  }
}

function callerOf(mobileHash: string): ApiRequest<unknown>['caller'] {
  return {
    ownerHash: keyedHash('model', 'owner'),
    resumeHash: keyedHash('model', 'resume'),
    addressHash: keyedHash('model', 'address'),
    proof: () => Promise.resolve({ mobileHash, until: new Date(8.64e15), rights: RIGHTS }),
  };
}

function requestOf<Input>(input: Input, now: Date): ApiRequest<Input> {
  return { input, now, caller: callerOf(''), requestId: 'model', locale: 'en' };
}

/** Creates the quote of every world; resolves to a function that starts one. */
export async function useWorlds(): Promise<(marks: QuoteMarks) => Promise<World>> {
  const asked = { ...aLead(), ...aFamily({ members }), ...aPlan() };
  const { quoteId } = await createQuote(requestOf(asked as never, START));
  const quote = (await Quotes.findById(quoteId).lean())!;
  const lead = await DialerLeads.findById(quote.dialerId).lean();
  return async (marks) => {
    await Promise.all([...written.keys()].map((name) => remove(name, {})));
    written.clear();
    await Quotes.insertOne(quote);
    if (lead) await DialerLeads.insertOne(lead);
    await markQuote(quoteId, { verifiedAt: START, ...marks });
    if (marks.kyc) await keepIdentity(quoteId);
    return new World(quoteId, quote.mobileHash ?? '');
  };
}
