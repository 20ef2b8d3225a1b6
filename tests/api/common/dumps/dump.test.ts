import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';

const { newBrowser } = useApi();

/** Plain values and encodings that a stolen database must not contain. */
const secrets = [
  '9812345670',
  '+919812345670',
  'Thillana',
  'Sample-Iyer',
  '1987-03-14',
  '1989-08-23',
  '2019-11-05',
  'diabetes since 2012',
];

test('a dump of the database holds no phone, name, date of birth or health answer', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser, {
    mobileNumber: '+919812345670',
    name: 'Thillana Sample-Iyer',
    dateOfBirth: '1987-03-14',
    existingIllness: 'yes',
    marketingConsent: true,
    members: [
      { relation: 'self', dateOfBirth: '1987-03-14' },
      { relation: 'spouse', dateOfBirth: '1989-08-23' },
      { relation: 'son', dateOfBirth: '2019-11-05' },
    ],
  });
  const { body: record } = await browser.post(api.revisit, aJourney(quoteId));
  const getQuickQuoteForm = { name: 'Thillana', phone: 9_812_345_670, illness: 'diabetes since 2012' };
  const journey = aJourney(quoteId, { uuid: record.uuid, getQuickQuoteForm });
  expect((await browser.post(api.revisitUpdate, journey)).status).toBe(200);
  await browser.post(api.quote, { quoteId, name: 'Thillana Sample-Iyer' });

  const collections = await mongoose.connection.listCollections();
  const rows = await Promise.all(
    collections.map(({ name }) => mongoose.connection.collection(name).find().toArray()),
  );
  const dump = JSON.stringify(rows);
  expect(dump).toContain(quoteId);
  expect(collections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['consents', 'dialerLeads', 'onlineLeads', 'quotes', 'rateLimits', 'revisits']),
  );
  for (const secret of secrets) expect(dump).not.toContain(secret);
  expect(dump).not.toContain('"existingIllness":"yes"');
  expect(dump).not.toContain('127.0.0.1');
  for (const cookie of browser.cookies.values()) expect(dump).not.toContain(cookie);
});
