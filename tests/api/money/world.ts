import mongoose from 'mongoose';
import { DAY_MS } from '@/lib/domain/dates';
import { keyedHash } from '@/lib/server/crypto';
import type { StaffRole } from '@/lib/domain/permissions';
import type { ApiRequest } from '@/lib/server/http/createHandler';
import type { Told } from '@/lib/server/integrations/gateways';
import { signSandbox } from '@/lib/server/integrations/sandboxGateway';
import { jobs } from '@/lib/server/jobs';
import { receiveWebhook } from '@/lib/server/services/paymentFacts';
import { createQuote } from '@/lib/server/services/quotes';
import { tellNext } from '@/lib/server/services/sandboxPay';
import { DialerLeads } from '@/models/dialerLead';
import { markQuote, type QuoteMarks, Quotes } from '@/models/quote';
import { written } from './deadServer';
import { aFamily, aLead, aPlan } from '../samples';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Far more pieces of work than any sequence has: what is not quiet then never is. */
const PIECES_AT_MOST = 500;
/** Past the real time: the store deletes by its own clock what has expired. */
const START = new Date(Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS);

const unheard = ['messages', 'remind', 'sandbox webhooks'];
const working = jobs.filter(({ name }) => !unheard.includes(name));
/** Where nothing was written yet there is nothing to do. */
const needs: Record<string, string> = {
  'gateway events': 'gatewayEvents',
  applications: 'applications',
  cases: 'reviewCases',
  cancellations: 'policies',
};

const endless = Object.values(mongoose.models).filter(({ schema }) => !schema.path('expiresAt'));
const endlessNames = endless.map(({ collection }) => collection.name);

/** The store’s own doing: no server writes it, and none dies over it. A deletion of nothing costs a durable write too. */
async function remove(name: string, filter: object): Promise<void> {
  const raw = mongoose.connection.db!.collection(name);
  if (await raw.findOne(filter, { projection: { _id: 1 } })) await raw.deleteMany(filter);
}

/** One customer, one quote, a clock of its own, and all the servers there are. */
export class World {
  now = START;

  constructor(
    readonly quoteId: string,
    private readonly mobileHash: string,
  ) {}

  /** A request of the customer, who has proven the number. */
  asked<Input>(input: Input): ApiRequest<Input> {
    return { ...requestOf(input, this.now), caller: callerOf(this.mobileHash) };
  }

  /** A request of the staff. */
  ordered<Input>(input: Input, role: StaffRole): ApiRequest<Input> {
    const staff = {
      staffId: 'MODEL-1',
      role,
      sessionId: 'model',
      expiresAt: this.now,
    } as const;
    return { ...this.asked(input), staff };
  }

  /** Lets the time pass; at its end all that is due is done, and what has expired is gone. */
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
    const due = working.filter(({ name }) => written.has(needs[name] ?? 'paymentDetails'));
    const tellDue = (now: Date) => tellNext(now, (told) => this.tell(told));
    const doNexts = [...due.map(({ doNext }) => doNext), tellDue];
    let pieces = 0;
    for (let isQuiet = false; !isQuiet;) {
      isQuiet = true;
      for (const doNext of doNexts) {
        while (await doNext(this.now)) {
          isQuiet = false;
          if ((pieces += 1) > PIECES_AT_MOST) throw new Error('the jobs never end');
        }
      }
    }
  }

  /** As TTL indexes do, by this clock. */
  private async expire(): Promise<void> {
    const names = [...written].filter((name) => !endlessNames.includes(name));
    await Promise.all(names.map((name) => remove(name, { expiresAt: { $lt: this.now } })));
  }
}

function callerOf(mobileHash: string): ApiRequest<unknown>['caller'] {
  return {
    ownerHash: keyedHash('model', 'owner'),
    resumeHash: keyedHash('model', 'resume'),
    addressHash: keyedHash('model', 'address'),
    proof: () => Promise.resolve({ mobileHash }),
  };
}

function requestOf<Input>(input: Input, now: Date): ApiRequest<Input> {
  return { input, now, caller: callerOf(''), requestId: 'model', locale: 'en' };
}

/** Makes the quote that every world begins with; answers how to begin one. */
export async function useWorlds(): Promise<(marks: QuoteMarks) => Promise<World>> {
  const { quoteId } = await createQuote(requestOf({ ...aLead(), ...aFamily(), ...aPlan() } as never, START));
  const quote = (await Quotes.findById(quoteId).lean())!;
  const lead = await DialerLeads.findById(quote.dialerId).lean();
  return async (marks) => {
    await Promise.all([...written].map((name) => remove(name, {})));
    written.clear();
    await Quotes.insertOne(quote);
    if (lead) await DialerLeads.insertOne(lead);
    await markQuote(quoteId, { verifiedAt: START, ...marks });
    return new World(quoteId, quote.mobileHash ?? '');
  };
}
