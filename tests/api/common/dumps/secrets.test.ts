import { BSON } from 'bson';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { changeQuote, type QuoteInput } from '@/lib/domain/quote/changeQuote';
import { beginQuote } from '@/lib/domain/quote/quote';
import { findPlace } from '@/lib/server/places/places';
import { closeQuote } from '@/lib/server/services/quote/quoteStore';
import type { QuoteRecord } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { askForCode, tryCode, Visitor } from '@/tests/api/support/visitors';

process.env['LOG_LEVEL'] = 'info';
process.env['RATE_LIMIT_FACTOR'] = '1000';
jest.setTimeout(120_000);
const { newBrowser } = useApi();

/**
 * Each purchase has four secrets of each kind: in their fields and typed into wrong ones. All are kept by the same
 * lines; full length: `PURCHASES=250 npx jest tests/api/common/dumps/secrets.test.ts`.
 */
const COUNT = Number(process.env['PURCHASES'] ?? 25);
const EACH = [0, 1, 2, 3] as const;
const SIDE_BY_SIDE = 25;
const mobileNumber = '7899007654';
const four = (purchase: number, at: number) => String(purchase * EACH.length + at).padStart(4, '0');
const panOf = (purchase: number, at: number) => `QZKPS${four(purchase, at)}K`;
const accountOf = (purchase: number, at: number) => `770088${four(purchase, at)}55`;
const noteOf = (purchase: number, at: number) => `Thyrosampla since month ${four(purchase, at)}`;
/** Unique prefixes of the secrets. */
const beginnings = ['QZKPS', '770088', 'Thyrosampla', 'since month', 'Thillaisample'];

const idOf = (purchase: number) => `secret-${four(purchase, 0)}`;
const purchases = Array.from({ length: COUNT }, (_, at) => at);
const quotes = () => mongoose.connection.collection<{ _id: string }>('quotes');

function aQuote(purchase: number): QuoteRecord {
  const now = new Date();
  const fields = { ...aLead({ mobileNumber, name: 'Thillaisample Iyer' }), ...aFamily(), ...aPlan() };
  const begun = beginQuote({ _id: idOf(purchase), ownerHash: 'nobody', requestHash: 'none' }, now);
  const quote = changeQuote(begun, fields as QuoteInput, findPlace(fields), todayInIndia(now));
  const marks = { mobileHash: mobileHashOf(mobileNumber), verifiedAt: now, kyc: 'review' } as const;
  return closeQuote({ ...quote, ...marks, updatedAt: now, expiresAt: keptUntil('quote', now) });
}

async function tellsHealthAndIdentity(browser: Visitor, purchase: number): Promise<void> {
  const quoteId = idOf(purchase);
  const answered = HEALTH_QUESTIONS.map((question, at) => [
    question,
    { answer: 'yes', who: [0], note: noteOf(purchase, at) },
  ]);
  const [pan, documentNumber, fatherName, name] = EACH.map((at) => panOf(purchase, at));
  const kyc = { draft: true, method: 'pan', pan, documentNumber, fatherName, name };
  const posts: [string, object][] = [
    [api.healthDeclaration, { quoteId, version: 0, answers: Object.fromEntries(answered) }],
    [api.customerKyc, { quoteId, ...kyc }],
  ];
  for (const [path, body] of posts) expect((await browser.post(path, body)).status).toBe(200);
}

async function tellsBank(browser: Visitor, purchase: number): Promise<void> {
  const { body } = await browser.post(api.redirectionLink, { quoteId: idOf(purchase) });
  const applicationId = (body.url as string).split('/').at(-1);
  const [accountNumber, holder, ifsc, accountType] = EACH.map((at) => accountOf(purchase, at));
  const data = { accountNumber, holder, ifsc, accountType };
  const bank = { applicationId, section: 'bank', version: 1, data };
  expect((await browser.post(api.applicationForm, bank)).status).toBe(200);
}

async function each(tell: (purchase: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < COUNT; from += SIDE_BY_SIDE) {
    await Promise.all(purchases.slice(from, from + SIDE_BY_SIDE).map(tell));
  }
}

async function dump(): Promise<Buffer> {
  const collections = await mongoose.connection.listCollections();
  const records = await Promise.all(
    collections.map(({ name }) => mongoose.connection.collection(name).find().toArray()),
  );
  return Buffer.concat(records.flat().map((record) => BSON.serialize(record)));
}

test(`of ${COUNT * EACH.length} PANs, account numbers and health answers none stands in the database or the log`, async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const browser = new Visitor(newBrowser().port);
  const { requestId, otp } = await askForCode(browser, mobileNumber);
  await tryCode(browser, requestId, otp);
  await quotes().insertMany(purchases.map(aQuote));
  await each((purchase) => tellsHealthAndIdentity(browser, purchase));
  await quotes().updateMany({}, { $set: { paidAt: new Date(), declaration: 'disclosed' } });
  await each((purchase) => tellsBank(browser, purchase));
  const stored = await dump();
  const log = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();

  for (const collection of ['healthDeclarations', 'kycDetails', 'applications']) {
    expect(await mongoose.connection.collection(collection).countDocuments()).toBe(COUNT);
  }
  expect(stored.includes(idOf(COUNT - 1))).toBe(true);
  expect(stored.includes(mobileHashOf(mobileNumber))).toBe(true);
  for (const secret of [...beginnings, mobileNumber]) expect(stored.includes(secret)).toBe(false);
  expect(log.split('\n').length).toBeGreaterThan(4 * COUNT);
  for (const secret of [...beginnings, mobileNumber, otp, 'secret-0']) expect(log).not.toContain(secret);
});
