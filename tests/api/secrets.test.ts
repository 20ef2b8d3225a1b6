import { BSON } from 'bson';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { HEALTH_QUESTIONS } from '@/lib/domain/health/questions.data';
import { mobileHashOf } from '@/lib/server/services/personalData';
import { applyFields, emptyQuote } from '@/lib/server/services/quoteRecord';
import { insertQuote } from '@/models/quote';
import { useApi } from './api';
import { aFamily, aLead, aPlan } from './samples';
import { askForCode, tryCode, Visitor } from './visitors';

process.env['LOG_LEVEL'] = 'info';
process.env['RATE_LIMIT_FACTOR'] = '1000';
jest.setTimeout(120_000);
const { newBrowser } = useApi();

const COUNT = 1_000;
const SIDE_BY_SIDE = 10;
const mobileNumber = '7899007654';
const four = (at: number) => String(at).padStart(4, '0');
/** What each customer types; the beginning of each is nowhere else. */
const secretsOf = (at: number) => ({
  pan: `QZKPS${four(at)}K`,
  accountNumber: `770088${four(at)}55`,
  note: `Thyrosampla since month ${four(at)}`,
  name: `Thillaisample Number${'abcdefghij'[at % 10] ?? ''}`,
});
const beginnings = ['QZKPS', '770088', 'Thyrosampla', 'since month', 'Thillaisample'];

async function buy(browser: Visitor, at: number): Promise<void> {
  const { pan, accountNumber, note, name } = secretsOf(at);
  const quoteId = `secret-${four(at)}`;
  const now = new Date();
  const fields = { ...aLead({ mobileNumber, name }), ...aFamily(), ...aPlan() };
  const quote = applyFields(emptyQuote(quoteId, 'nobody', 'none', now), fields as object, now);
  await insertQuote({ ...quote, verifiedAt: now, paidAt: now, declaration: 'clean', kyc: 'review' });
  const answered = HEALTH_QUESTIONS.map((each) => [each, { answer: 'yes', who: [0], note }]);
  await mongoose.connection
    .collection('quotes')
    .updateOne({ _id: quoteId as never }, { $unset: { paidAt: 1 } });
  const posts: [string, object][] = [
    [api.healthDeclaration, { quoteId, version: 0, answers: Object.fromEntries(answered) }],
    [api.customerKyc, { quoteId, draft: true, method: 'pan', pan, name, dateOfBirth: '1991-04-02' }],
  ];
  for (const [path, body] of posts) expect((await browser.post(path, body)).status).toBe(200);
  await mongoose.connection
    .collection('quotes')
    .updateOne({ _id: quoteId as never }, { $set: { paidAt: now } });
  const { body } = await browser.post(api.redirectionLink, { quoteId });
  const applicationId = (body.url as string).split('/').at(-1);
  const bank = { applicationId, section: 'bank', version: 1, data: { accountNumber, holder: name } };
  expect((await browser.post(api.applicationForm, bank)).status).toBe(200);
}

async function dump(): Promise<Buffer> {
  const collections = await mongoose.connection.listCollections();
  const records = await Promise.all(
    collections.map(({ name }) => mongoose.connection.collection(name).find().toArray()),
  );
  return Buffer.concat(records.flat().map((record) => BSON.serialize(record)));
}

test('of 1,000 PANs, account numbers and health answers none stands in the database or the log', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const browser = new Visitor(newBrowser().port);
  const { requestId, otp } = await askForCode(browser, mobileNumber);
  await tryCode(browser, requestId, otp);
  for (let from = 0; from < COUNT; from += SIDE_BY_SIDE) {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, at) => buy(browser, from + at)));
  }
  const [stored, log] = [await dump(), written.mock.calls.map(([text]) => String(text)).join('')];
  written.mockRestore();

  for (const collection of ['healthDeclarations', 'kycDetails', 'applications']) {
    expect(await mongoose.connection.collection(collection).countDocuments()).toBe(COUNT);
  }
  expect(stored.includes('secret-0999')).toBe(true);
  expect(stored.includes(mobileHashOf(mobileNumber))).toBe(true);
  for (const secret of [...beginnings, mobileNumber]) expect(stored.includes(secret)).toBe(false);
  expect(log.split('\n').length).toBeGreaterThan(4 * COUNT);
  for (const secret of [...beginnings, mobileNumber, otp, 'secret-0']) expect(log).not.toContain(secret);
});
