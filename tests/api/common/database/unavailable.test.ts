import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aLead } from '@/tests/api/support/samples';

const { newBrowser, stopDatabase } = useApi();

test('live and ready while the database answers', async () => {
  expect((await newBrowser().get('/api/health/live')).body).toMatchObject({ status: 'live' });
  expect((await newBrowser().get('/api/health/ready')).body).toEqual({ status: 'ready' });
});

test('what nobody foresaw is a 500 that tells nothing', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quoteId }, { $set: { members: 'lost1.AAAA' } });
  const answer = await browser.get(`${api.quote}?quoteId=${quoteId}`);
  expectFailure(answer, 500, 'INTERNAL');
  expect(answer.body.message).toBe('Something went wrong');
  expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'message', 'requestId']);
});

const usesOwnStore = !process.env['MONGODB_URI'];

// Last, since the database stays down. A database given by MONGODB_URI isn't ours to stop.
(usesOwnStore ? test : test.skip)(
  'once the database is gone a save says so, and prices are still told',
  async () => {
    await stopDatabase();
    const saved = await newBrowser().post(api.quote, aLead());
    expectFailure(saved, 503, 'UNAVAILABLE');
    expect(saved.headers['retry-after']).toBe('2');
    expectFailure(await newBrowser().get('/api/health/ready'), 503, 'UNAVAILABLE');
    expect((await newBrowser().get('/api/health/live')).status).toBe(200);
    const query = 'members=self:1992-04-02&sumInsured=1000000&tenure=1&pincode=411038';
    const { status, body } = await newBrowser().get(`${api.price}?${query}`);
    expect(status).toBe(200);
    expect(body.plans[0].priceAfterTax).toBeGreaterThan(0);
  },
);
