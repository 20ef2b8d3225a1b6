import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { makeVerified } from '@/tests/api/support/customers';
import { aJourney } from '@/tests/api/support/journeys';

const { newBrowser } = useApi();

const collections = ['quotes', 'dialerLeads', 'onlineLeads', 'healthDeclarations', 'kycDetails'];

async function whatIsLeftOf(quoteId: string): Promise<string[]> {
  const rows = collections.map(async (name) => {
    const found = await mongoose.connection.collection(name).find().toArray();
    return JSON.stringify(found).includes(quoteId) ? [name] : [];
  });
  return (await Promise.all(rows)).flat();
}

test('what is being saved while its journey is deleted does not stay behind', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { browser, quote } = await makeVerified(newBrowser().port);
    const { quoteId } = quote;
    const { body: record } = await browser.post(api.revisit, aJourney(quoteId));
    const saves = Array.from({ length: 5 }, (_, at) => [
      browser.post(api.quote, { quoteId, name: `Asha ${'abcde'[at] ?? ''}` }),
      browser.post(api.healthDeclaration, { quoteId, answers: { illness: { answer: 'no' } } }),
      browser.post(api.customerKyc, { quoteId, draft: true, pan: `AAAPS111${at}A` }),
    ]);
    await Promise.all([browser.delete(`${api.revisit}?uuid=${record.uuid as string}`), ...saves.flat()]);
    expect(await whatIsLeftOf(quoteId)).toEqual([]);
  }
});
