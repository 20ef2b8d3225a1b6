import { MongoClient } from 'mongodb';
import { startStore } from 'embedded-mongo';
import { SEGMENTS } from '@/lib/domain/quote/segments';
import { mobileHashOf, nameHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';
import { dialerPersonOf } from '@/lib/server/services/quote/leads';
import type { DialerLeadRecord } from '@/models/callbacks/dialerLead';
import { keepMapped } from '@/tests/bench/keepMapped';

export const TELECALLERS = 50;
const batch = 10_000;
const DAY_MS = 86_400_000;
const products = ['aspire', 'reassurev2', 'reassurev3', 'senior-first'] as const;
const sealedStaff = sealedField<object>('staff', 'person');
const sealedPerson = sealedField<unknown>('dialerLeads', 'person');

/** Its reference, the first eight characters, is its own. */
export const idOf = (n: number) => `B${String(n).padStart(7, '0')}${'0'.repeat(24)}`;
/** As the customer reads it. */
export const referenceOf = (n: number) => `B${String(n).padStart(7, '0')}`;
export const leadIdOf = (n: number) => leadIdsOf(idOf(n)).dialerId;
const BORN = '1990-01-31';
/** Its digits as letters, since names have none. */
const nameOf = (n: number) =>
  `Sample ${String(n).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`;
export const personOf = (n: number) => `${nameOf(n)} ${BORN}`;
export const mobileOf = (n: number) => String(7_000_000_000 + n);
export const staffIdOf = (n: number) => `SAMPLE-${5000 + n}`;
export const staffMobileOf = (n: number) => String(6_000_005_000 + n);
/** Every fiftieth quote has no owner. */
const ownerOf = (n: number) => (n % TELECALLERS === 0 ? '' : staffIdOf(n % TELECALLERS));

/** Copies the one quote and its lead, spread over filters, owners and a month, and adds telecallers. */
export async function fill(dir: string, size: number): Promise<void> {
  const began = performance.now();
  const store = await startStore({ dir });
  const client = await new MongoClient(store.uri).connect();
  const db = client.db('sukhayu');
  const [quotes, leads] = [db.collection('quotes'), db.collection('dialerLeads')];
  await db.collection('staff').insertMany(Array.from({ length: TELECALLERS }, (_, n) => aTelecaller(n)));
  const lead = await leads.findOne();
  const sample = await quotes.findOne({ _id: lead?.['quoteId'] });
  if (size === 0) await Promise.all([quotes.deleteMany({}), leads.deleteMany({})]);
  // Sealed values open under their own id alone; the copies are shown without.
  const {
    person: _person,
    members: _members,
    price: _price,
    existingIllness: _illness,
    ...quote
  } = (sample ?? {}) as Record<string, unknown>;
  const person = dialerPersonOf(lead as unknown as DialerLeadRecord);
  const now = Date.now();
  for (let from = 0; from < size; from += batch) {
    const some = Array.from({ length: Math.min(batch, size - from) }, (_, at) => from + at);
    const made = some.map((n) => ({
      ...lead,
      ...aLeadOf(idOf(n), person),
      reference: referenceOf(n),
      nameHash: nameHashOf(nameOf(n), BORN),
      mobileHash: mobileHashOf(mobileOf(n)),
      status: (n % 6) + 1,
      owner: ownerOf(n),
      product: products[Math.floor(n / 18) % 4],
      segment: SEGMENTS[Math.floor(n / 6) % 3],
      // In the order of time, so that what is written lies together.
      updatedAt: new Date(now - Math.floor((size - n) * ((30 * DAY_MS) / size))),
    }));
    await Promise.all([
      quotes.insertMany(some.map((n) => ({ ...quote, _id: idOf(n) })) as never[]),
      leads.insertMany(made as never[]),
    ]);
  }
  await client.close();
  await store.stop();
  if (size > 0) await keepMapped(dir);
  console.log(`${size} quotes stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function aLeadOf(quoteId: string, person: unknown) {
  const { dialerId } = leadIdsOf(quoteId);
  return { _id: dialerId, person: sealedPerson.seal(person, dialerId), quoteId };
}

function aTelecaller(n: number) {
  const _id = staffIdOf(n);
  const person = sealedStaff.seal({ name: 'Sample Staff', mobileNumber: staffMobileOf(n) }, _id);
  return { _id, role: 'telecaller', person, createdAt: new Date() } as never;
}
