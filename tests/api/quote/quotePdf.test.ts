import { locales } from '@/lib/domain/common/locales';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { readPdf } from '@/tests/documents/readPdf';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aFamily } from '@/tests/api/support/samples';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const pathOf = ({ quoteId }: { quoteId: string }) => `${api.quotePdf}?quoteId=${quoteId}`;

test.each(locales)('a quote comes as a file in %s, without a person in it', async (language) => {
  const browser = newBrowser();
  const quote = await makeQuote(browser);
  const answer = await browser.get(pathOf(quote), { 'Accept-Language': language });
  expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
    status: 200,
    type: 'application/pdf',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="quote-[A-Z0-9]+\.pdf"$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const pdf = readPdf(answer.file);
  expect(pdf.language).toBe(language);
  expect(pdf.pages.join(' ')).toContain('12,488');
  expect(pdf.pages.join(' ')).not.toMatch(/Asha|98765|98xx/);
  expect(pdf.pages.join(' ')).not.toContain(worked.self.slice(0, 4));
});

test('of two of the same age in years the one born first is the eldest', async () => {
  const browser = newBrowser();
  const members = [
    { relation: 'self', dateOfBirth: '1992-01-02' },
    { relation: 'spouse', dateOfBirth: '1992-01-01' },
  ];
  const answer = await browser.get(pathOf(await makeQuote(browser, { members })));
  const text = readPdf(answer.file).pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/You \d+ years(?!, the)/);
  expect(text).toMatch(/Husband or wife \d+ years, the eldest/);
});

test('a quote with SmartHealth is priced with it, and its file says from which day it covers what', async () => {
  const browser = newBrowser();
  const quote = await makeQuote(browser, { riders: ['smart-health'] });
  expect(quote.riders).toEqual(['smart-health']);
  const rider = quote.price?.breakdown.find(({ key }) => key === 'rider');
  expect(rider).toMatchObject({ values: { rider: 'smartHealth', count: 2 }, amount: 2 * 3_900 });
  const text = readPdf((await browser.get(pathOf(quote))).file)
    .pages.join(' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/SmartHealth \+ Disease Management Add- ?On/);
  expect(text).toContain('From day 31 (SmartHealth)');
  expect(text).toMatch(/UIN \S+ \(sample\)/);
});

test('without a plan there is nothing to take along yet', async () => {
  const browser = newBrowser();
  const { body } = await browser.post(api.quote, aFamily());
  expectFailure(await browser.get(pathOf(body as QuoteDto)), 409, 'STEP_NOT_REACHED');
});
