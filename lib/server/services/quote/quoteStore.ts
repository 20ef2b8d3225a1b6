import { FAMILY_QUESTIONS } from '@/lib/domain/quote/journey/familyForm';
import type { Quote, QuoteMarks } from '@/lib/domain/quote/quote';
import {
  findQuote as findRecord,
  findQuoteAtAll as findRecordAtAll,
  insertQuote as insertRecord,
  markQuote as markRecord,
  type QuoteRecord,
  replaceQuote as replaceRecord,
  type SealedName,
} from '@/models/quote/quote';
import { findOwnQuote as findOwnRecord } from '@/models/quote/quoteOwnership';
import { sealedField } from '@/lib/server/services/common/personalData';

const SEALED = ['person', 'members', ...FAMILY_QUESTIONS, 'price', 'trip', 'tripPrice'] as const;
const seals = Object.fromEntries(SEALED.map((name) => [name, sealedField('quotes', name)])) as Record<
  SealedName,
  ReturnType<typeof sealedField>
>;

/** The only place where services open a sealed quote. */
export function openQuote(record: QuoteRecord): Quote {
  const opened = SEALED.flatMap((name) => {
    const sealed = record[name];
    return sealed === undefined ? [] : [[name, seals[name].unseal(sealed, record._id)] as const];
  });
  return { ...record, person: {}, members: [], ...Object.fromEntries(opened) } as Quote;
}

/** Omits undefined fields, which the database would store as null. */
export function closeQuote(quote: Quote): QuoteRecord {
  const { _id } = quote;
  const closed = Object.entries<unknown>(quote).flatMap(([name, value]): [string, unknown][] => {
    if (!isSealed(name)) return value === undefined ? [] : [[name, value]];
    return isEmpty(value) ? [] : [[name, seals[name].seal(value, _id)]];
  });
  return Object.fromEntries(closed) as QuoteRecord;
}

function isSealed(name: string): name is SealedName {
  return SEALED.some((sealed) => sealed === name);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** Makes no access check: the caller must have proven the number. */
export async function findQuote(id: string, aliveAt: Date): Promise<Quote | null> {
  return openFound(await findRecord(id, aliveAt));
}

/** Finds an expired quote too: a payment, a case or a policy of it may still be settled. */
export async function findQuoteAtAll(id: string): Promise<Quote | null> {
  return openFound(await findRecordAtAll(id));
}

export async function findOwnQuote(id: string, ownerHash: string): Promise<Quote | null> {
  return openFound(await findOwnRecord(id, ownerHash));
}

export function insertQuote(quote: Quote): Promise<boolean> {
  return insertRecord(closeQuote(quote));
}

export async function replaceQuote(quote: Quote): Promise<Quote | null> {
  const stored = await replaceRecord(closeQuote(quote));
  return stored && { ...quote, version: stored.version };
}

type Marks = QuoteMarks & Pick<Quote, 'price' | 'tripPrice'>;

export async function markQuote(id: string, marks: Marks, version?: number): Promise<Quote | null> {
  const { price, tripPrice, ...rest } = marks;
  const stored = {
    ...rest,
    ...(price && { price: seals.price.seal(price, id) }),
    ...(tripPrice && { tripPrice: seals.tripPrice.seal(tripPrice, id) }),
  };
  return openFound(await markRecord(id, stored, version));
}

function openFound(record: QuoteRecord | null): Quote | null {
  return record && openQuote(record);
}
