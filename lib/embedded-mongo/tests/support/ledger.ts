import type { MongoClient } from 'mongodb';

export const writers = ['ann', 'bob', 'cho'];
const perDocument = 50;

export type Ledger = { acknowledged: number[]; unknown: number };
export type Page = { _id: string; writer: string; done: number[]; n: number };

/** Writes increasing numbers and records the acknowledged ones. */
export async function keepWriting(
  client: MongoClient,
  writer: string,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const pages = client.db('ledger').collection<Page>('pages');
  for (let number = 0; !isOver(); number++) {
    const _id = `${writer} ${Math.floor(number / perDocument)}`;
    try {
      await pages.updateOne(
        { _id },
        { $push: { done: number }, $inc: { n: 1 }, $setOnInsert: { writer } },
        { upsert: true },
      );
      ledger.acknowledged.push(number);
    } catch {
      ledger.unknown++;
    }
  }
}

export function assertLedger(pages: readonly Page[], writer: string, { acknowledged }: Ledger): void {
  const own = pages.filter((page) => page.writer === writer);
  const done = own.flatMap((page) => page.done);
  expect(own.every((page) => page.n === page.done.length)).toBe(true);
  const kept = new Set(done);
  expect({ writer, lost: acknowledged.filter((number) => !kept.has(number)) }).toEqual({ writer, lost: [] });
  expect({ writer, twice: done.length - kept.size }).toEqual({ writer, twice: 0 });
}
