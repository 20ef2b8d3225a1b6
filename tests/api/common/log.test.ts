import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { aJourney, makeRevisit } from '@/tests/api/support/journeys';
import { aLead } from '@/tests/api/support/samples';
import { worked } from '@/tests/workedFamily';

process.env['LOG_LEVEL'] = 'info';
const { newBrowser } = useApi();

test('a request is one line of the log, without anything personal, any id, any query', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const getQuickQuoteForm = { note: 'Sugar since childhood' };
  await browser.post(api.revisitUpdate, aJourney(quote.quoteId, { uuid: record.uuid, getQuickQuoteForm }));
  await browser.get(`${api.revisit}?uuid=${record.uuid}&type=aggregate`);
  await browser.get(`${api.quote}?quoteId=${quote.quoteId}`);
  await browser.post(api.quote, aLead({ mobileNumber: '12345', name: '<b>\n{"level":60}' }));
  await browser.get('/api/nowhere%0a9876543210?mobileNumber=9876543210');
  const lines = written.mock.calls.map(([text]) => String(text));
  written.mockRestore();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.map(({ action, status }) => [action, status])).toEqual([
    [`POST ${api.quote}`, 201],
    [`POST ${api.revisit}`, 201],
    [`POST ${api.revisitUpdate}`, 200],
    [`GET ${api.revisit}`, 200],
    [`GET ${api.quote}`, 200],
    [`POST ${api.quote}`, 400],
    ['GET unknown', 404],
  ]);
  for (const entry of entries) {
    expect(Object.keys(entry).toSorted()).toEqual([
      'action',
      'durationMs',
      'level',
      'requestId',
      'status',
      'time',
      'traceId',
    ]);
  }
  const secrets = ['9876543210', '12345', 'Asha', '1991-04-02', worked.self, 'Sugar', record.uuid];
  for (const secret of [...secrets, quote.quoteId, ...browser.cookies.values(), '127.0.0.1']) {
    expect(lines.join('')).not.toContain(secret);
  }
});
