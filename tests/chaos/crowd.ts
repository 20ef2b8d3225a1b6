import { setTimeout as wait } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { Customer, type Surroundings } from './customer';
import type { Faults } from './scenario';

const atOnce = 20;

/** Customers, some in parallel, who save a few times each and return at the end. */
export class Crowd {
  readonly customers: Customer[] = [];
  done = 0;
  isOver = false;

  constructor(
    private readonly size: number,
    private readonly around: Surroundings,
  ) {}

  sum(what: 'acknowledged' | 'answered' | 'unanswered'): number {
    return this.customers.reduce((sum, customer) => sum + customer[what], 0);
  }

  async getsOn(answers: number): Promise<void> {
    const goal = this.sum('answered') + answers;
    while (!this.isOver && this.sum('answered') < goal) await wait(5);
  }

  async walk(): Promise<void> {
    await this.each(Array.from({ length: this.size }), async () => {
      const customer = new Customer(this.around);
      this.customers.push(customer);
      await customer.begin();
      for (let saves = 2 + Math.floor(this.around.random() * 5); saves > 0; saves--) await customer.save();
      this.done += 1;
    });
    this.isOver = true;
  }

  /** Resolves to how many find all they saved. */
  async resume(): Promise<number> {
    let right = 0;
    await this.each(this.customers, async (customer) => {
      if (await customer.resume()) right += 1;
    });
    return right;
  }

  private async each<T>(list: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
    const waiting = [...list];
    const work = async (): Promise<void> => {
      while (waiting.length > 0) await run(waiting.shift() as T);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** Checks that creation was idempotent and no customers share a record. */
export async function countTwice(uri: string, journeys: number, faults: Faults): Promise<void> {
  const client = await new MongoClient(uri).connect();
  for (const name of ['quotes', 'dialerLeads', 'onlineLeads', 'revisits']) {
    const count = await countOf(client.db('sukhayu'), name);
    if (count !== journeys) faults.add(`wrong number of ${name}`, `${count} for ${journeys} journeys`);
  }
  await client.close();
}

async function countOf(db: Db, name: string): Promise<number> {
  return db.collection(name).countDocuments();
}
