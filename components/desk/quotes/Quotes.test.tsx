import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import desk from '@/locales/en/desk.json';
import validation from '@/locales/en/validation.json';
import { aDesk, aList, isWatch, quote, showDesk } from '@/tests/browser/desk';
import { aHistory } from '@/tests/browser/drawer';
import type { fakeApi } from '@/tests/browser/fakeApi';

beforeEach(() => localStorage.clear());

test('shows who, which plan, how much and where it stands', async () => {
  aDesk();
  showDesk();
  const row = await screen.findByRole('row', { name: /Ramesh/ });
  for (const text of ['ReAssure 2.0 Platinum+', '2A1C', '12,488', '20 Nov']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getAllByText('60xxxx0001')).not.toHaveLength(0);
  expect(row).toHaveTextContent('6 Payment link sent');
  expect(screen.getByText('1 to 1')).toBeVisible();
  expect(await screen.findByText(/Waiting for you today/)).toHaveTextContent('2 calls, 1 untouched quote');
  expect(screen.getByRole('button', { name: /Partially filled/ })).toHaveTextContent('1,000+');
});

test('a quote of a colleague says whose it is', async () => {
  const owner = { staffId: 'SAMPLE-1002', name: 'Sample R. Mehta' };
  aDesk({ [api.latestQuotes]: () => aList({ quotes: [{ ...quote, owner }] }) });
  showDesk();
  expect(await screen.findByText('with Sample R. Mehta')).toBeVisible();
});

test('a trip is shown with its sum, where and when', async () => {
  const trip = { destination: 'japan', startsOn: '2027-01-04', endsOn: '2027-01-12' } as const;
  const { productName: _name, tier: _tier, ...rest } = quote;
  const row = { ...rest, segment: 'Travel', productName: 'Travel Care', sumInsuredUsd: 50_000, trip };
  aDesk({ [api.latestQuotes]: () => aList({ quotes: [row as QuoteRowDto] }) });
  showDesk();
  const shown = await screen.findByRole('row', { name: /Ramesh/ });
  expect(shown).toHaveTextContent('Travel Care US$50,000 Japan, 04 Jan 2027 – 12 Jan 2027');
});

const listCalls = (calls: ReturnType<typeof fakeApi>) =>
  calls
    .map(({ url }) => new URL(url, 'http://site'))
    .filter((url) => url.pathname === api.latestQuotes && !isWatch(url))
    .map((url) => Object.fromEntries(url.searchParams));

test('pages go there and back by their cursors, and narrowing begins at the top', async () => {
  const following: Record<string, string> = { '': 'second', second: 'third' };
  const calls = aDesk({
    [api.latestQuotes]: (url) => aList({ next: following[url.searchParams.get('cursor') ?? ''] }),
  });
  const user = showDesk();
  expect(listCalls(calls)).toEqual([]);
  const turn = async (button: 'Next' | 'Previous', cursor: string, rows: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ cursor }));
    expect(await screen.findByText(rows)).toBeVisible();
  };
  await turn('Next', 'second', '21 to 21');
  await turn('Next', 'third', '41 to 41');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await turn('Previous', 'second', '21 to 21');
  await user.click(screen.getByRole('button', { name: /Paid/ }));
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ status: '1' }));
  expect(listCalls(calls).at(-1)).not.toHaveProperty('cursor');
  expect(listCalls(calls).at(-1)?.['from']).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}$/);
});

test('a pasted number is searched for over all days', async () => {
  const calls = aDesk();
  const user = showDesk();
  await screen.findByRole('row', { name: /Ramesh/ });
  await user.keyboard('/');
  await user.type(screen.getByRole('searchbox'), '+91 98765 43210{Enter}');
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ q: '+91 98765 43210' }));
  expect(listCalls(calls).at(-1)).not.toHaveProperty('from');
});

test('of a search the filters narrow what it finds, its counts are its own, and its end brings the list back', async () => {
  const calls = aDesk();
  const user = showDesk();
  await user.click(await screen.findByRole('button', { name: /Paid/ }));
  await user.type(screen.getByRole('searchbox'), '9876543210{Enter}');
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ q: '9876543210', owner: 'all' }));
  expect(listCalls(calls).at(-1)).not.toHaveProperty('status');
  expect(screen.getByLabelText('From')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Direct decline/ }));
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ q: '9876543210', status: '3' }));
  const counts = calls.filter(({ url }) => url.startsWith(api.quoteCounts)).at(-1);
  expect(counts?.url).toContain('q=9876543210');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ status: '1', owner: 'mineAndNobody' }));
  expect(screen.getByLabelText('From')).toBeEnabled();
});

test('what waits leads to it', async () => {
  const calls = aDesk({ [api.deskCalls]: () => ({ body: { calls: [], page: 1, limit: 20, total: 0 } }) });
  const user = showDesk();
  await user.click(await screen.findByRole('button', { name: '1 untouched quote' }));
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ status: '2', owner: 'mine' }));
  await user.click(screen.getByRole('button', { name: '2 calls' }));
  expect(await screen.findByRole('heading', { name: 'Calls to make' })).toBeVisible();
});

test('half a number is refused beside the field, and nothing is asked', async () => {
  const calls = aDesk();
  const user = showDesk();
  await screen.findByRole('row', { name: /Ramesh/ });
  await user.type(screen.getByRole('searchbox'), '98765 43{Enter}');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(validation.search.phone);
  expect(listCalls(calls)).toHaveLength(1);
});

test.each([
  ['To', '1 Jan', desk.noDay],
  ['To', '04 Jan 2020', validation.dayOrder],
])('%s %s says beside the field what is wrong', async (field, typed, message) => {
  aDesk();
  const user = showDesk();
  const day = await screen.findByLabelText(field);
  await user.clear(day);
  await user.type(day, `${typed}{Enter}`);
  expect(day).toHaveAccessibleDescription(message);
});

test('arrows go through the rows, Enter opens, Escape closes and returns to the row', async () => {
  const other = { ...quote, quoteId: 'quote-2', dialerId: 'lead-2', name: 'Sample Sunita Rawat' };
  aDesk({ [api.latestQuotes]: (url) => aList({ quotes: isWatch(url) ? [] : [quote, other] }) });
  const user = showDesk();
  const [first, second] = [/Ramesh/, /Sunita/].map((name) => () => screen.getByRole('button', { name }));
  await screen.findByRole('row', { name: /Ramesh/ });
  first?.().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('complementary')).toBeVisible();
  expect(second?.()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(second?.()).toHaveFocus());
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('what changes is shown in its place, and what is new waits until it is asked for', async () => {
  const changed = { ...quote, status: 5 as const };
  const added = { ...quote, quoteId: 'quote-2', dialerId: 'lead-2', name: 'Sample New' };
  aDesk({ [api.latestQuotes]: (url) => aList({ quotes: isWatch(url) ? [added, changed] : [quote] }) });
  showDesk();
  const row = await screen.findByRole('row', { name: /Ramesh/ });
  await waitFor(() => expect(row).toHaveTextContent('5 Payment initiated'));
  expect(screen.queryByRole('row', { name: /Sample New/ })).toBeNull();
  expect(screen.getByRole('button', { name: '1 new, show it' })).toBeVisible();
});

test('the row follows at once what is done in the drawer', async () => {
  let status: QuoteRowDto['status'] = 2;
  const links = { links: [], sentToday: 0, mostADay: 3, offers: [] };
  aDesk({
    [api.latestQuotes]: (url) => aList({ quotes: isWatch(url) ? [{ ...quote, status }] : [quote] }),
    [api.quotesHistory]: () => ({ body: aHistory() }),
    [api.deskLinks]: () => ({ body: links }),
    [api.linkPreview]: () => ({ body: { text: 'Pay here', language: 'en', amount: 12_488 } }),
    [api.paymentLink]: () => {
      status = 6;
      return { body: { state: 'sent' } };
    },
  });
  const user = showDesk();
  const row = await screen.findByRole('row', { name: /Ramesh/ });
  await waitFor(() => expect(row).toHaveTextContent('2 Logged'));
  within(row).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Send payment link/ }));
  // The list's own next look is later.
  await waitFor(() => expect(row).toHaveTextContent('6 Payment link sent'), { timeout: 10_000 });
});

test('columns and named filters are kept in the browser', async () => {
  const calls = aDesk();
  const user = showDesk();
  await user.click(await screen.findByText(desk.more));
  await user.click(screen.getByLabelText('City'));
  expect(screen.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Segment'), 'TeleSales');
  await user.type(screen.getByLabelText('Name'), 'Mine{Enter}');
  await user.selectOptions(screen.getByLabelText('Segment'), '');
  await user.selectOptions(screen.getByLabelText('Saved'), '');
  await user.selectOptions(screen.getByLabelText('Saved'), 'Mine');
  await waitFor(() => expect(listCalls(calls).at(-1)).toMatchObject({ segment: 'TeleSales' }));
  expect(localStorage.getItem('deskColumns')).toContain('city');
});

test.each([
  ['nothing fits', () => aList({ quotes: [] }), 'No quotes here'],
  ['the server is away', () => ({ status: 503, body: {} }), 'The quotes did not load'],
])('when %s the desk says so', async (_when, answer, title) => {
  aDesk({ [api.latestQuotes]: answer });
  showDesk();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
