import '@testing-library/jest-dom';
import { openChannels } from '@/tests/browser/tabs';
import { cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { inPage } from '@/tests/browser/inPage';
import { giveUpSaves } from '@/tests/browser/saves';
import { useQuote } from './useQuote';
import { useSummary } from './useSummary';

beforeEach(() => {
  openChannels();
  localStorage.clear();
});

const quote: QuoteDto = {
  quoteId: 'q1',
  segment: 'Retail',
  stage: 'summery_111',
  members: [{ relation: 'self', dateOfBirth: '1992-04-02' }],
  city: 'Pune',
  product: 'aspire',
  tier: 'Gold+',
  sumInsured: 10_00_000,
  tenure: 1,
  riders: [],
  next: 'verify',
  version: 1,
  updatedAt: '2026-11-20T10:00:00Z',
};

const plans = [1, 3].map((tenure) => {
  const priceAfterTax = 10_000 * tenure;
  return { product: 'aspire', tier: 'Gold+', tenure, sumInsured: 10_00_000, priceAfterTax, breakdown: [] };
});

const answer = (status: number, body: object) =>
  ({ ok: status < 300, status, headers: new Headers(), json: async () => ({ ...body }) }) as Response;

/** A server with one quote, on which a change can be delayed or refused. */
function aServer() {
  const server = { quote, sent: [] as object[], hold: Promise.resolve(), isDown: false, isPaid: false };
  globalThis.fetch = async (url, init = {}) => {
    const isQuote = /\/quote(\?|$)/.test(String(url));
    if (isQuote && init.method === 'POST') {
      const {
        quoteId: _id,
        leadDir: _dir,
        directorySlug: _slug,
        deviceType: _type,
        ...change
      } = JSON.parse(String(init.body)) as Record<string, unknown>;
      server.sent.push(change);
      await server.hold;
      if (server.isDown) throw new TypeError('Failed to fetch');
      if (server.isPaid) return answer(409, { code: 'CONFLICT' });
      server.quote = { ...server.quote, ...change, version: server.quote.version + 1 };
    }
    return answer(200, isQuote ? server.quote : { plans, refused: [] });
  };
  return server;
}

function Choices({ quote: shown }: { quote: QuoteDto }) {
  const { choice, change, status, seen } = useSummary(shown);
  return (
    <>
      <output>{JSON.stringify([choice.tenure, choice.sumInsured, choice.riders])}</output>
      <i>{status.state}</i>
      <b>{`${seen.before?.priceAfterTax} → ${seen.price?.priceAfterTax}`}</b>
      <button onClick={() => change({ tenure: 3 })}>Three years</button>
      <button onClick={() => change({ sumInsured: 25_00_000 })}>More cover</button>
    </>
  );
}

function Tab() {
  const { data } = useQuote('q1');
  return data ? <Choices quote={data} /> : null;
}

async function openTab() {
  const tab = within(
    render(<Tab />, { wrapper: inPage(), container: document.createElement('div') }).container,
  );
  await tab.findByRole('status');
  const press = (name: string) => userEvent.click(tab.getByRole('button', { name }));
  const saving = () => tab.getByRole('status').nextSibling?.textContent;
  const prices = () => tab.getByText(/→/).textContent;
  return { press, saving, prices, shows: () => tab.getByRole('status').textContent };
}

test('a price is told as changed by a choice that was saved, not by one that was refused', async () => {
  const server = aServer();
  const { press, prices, shows } = await openTab();
  await waitFor(() => expect(prices()).toBe('undefined → 10000'));
  let release = () => {};
  server.hold = new Promise((resolve) => (release = resolve));
  server.isPaid = true;
  await press('Three years');
  expect([shows(), prices()]).toEqual(['[3,1000000,[]]', 'undefined → 10000']);
  release();
  await waitFor(() => expect(shows()).toBe('[1,1000000,[]]'));
  expect(prices()).toBe('undefined → 10000');
  server.isPaid = false;
  await press('Three years');
  await waitFor(() => expect(prices()).toBe('10000 → 30000'));
});

test('two tabs of one quote follow each other in its choices, and none undoes the other', async () => {
  const server = aServer();
  const one = await openTab();
  const other = await openTab();
  await one.press('Three years');
  await waitFor(() => expect(other.shows()).toBe('[3,1000000,[]]'));
  await other.press('More cover');
  await waitFor(() => expect(one.shows()).toBe('[3,2500000,[]]'));
  expect(server.sent).toEqual([
    { stage: 'summery_111', tenure: 3 },
    { stage: 'summery_111', sumInsured: 25_00_000 },
  ]);
});

test('a choice on its way stays where it was made while another tab’s comes in', async () => {
  const server = aServer();
  const one = await openTab();
  const other = await openTab();
  let release = () => {};
  server.hold = new Promise((resolve) => (release = resolve));
  await one.press('Three years');
  server.hold = Promise.resolve();
  await other.press('More cover');
  await waitFor(() => expect(one.shows()).toBe('[3,2500000,[]]'));
  release();
  await waitFor(() => expect(other.shows()).toBe('[3,2500000,[]]'));
  expect(one.shows()).toBe('[3,2500000,[]]');
});

test('a choice that the server doesn’t have yet is not called saved', async () => {
  const server = aServer();
  const { press, saving } = await openTab();
  await waitFor(() => expect(saving()).toBe('saved'), { timeout: 5_000 });
  server.isDown = true;
  await press('Three years');
  await waitFor(() => expect(saving()).toBe('retrying'));
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saving()).toBe('saved'), { timeout: 5_000 });
  expect(server.quote.tenure).toBe(3);
});

/**
 * The page closes offline with a choice that the server doesn't have; the device's storage stays, and the network comes
 * back.
 */
async function diesOffline(choice: string) {
  const server = aServer();
  const { press, saving } = await openTab();
  server.isDown = true;
  await press(choice);
  await waitFor(() => expect(saving()).toBe('retrying'));
  const device = { ...localStorage };
  giveUpSaves();
  cleanup();
  Object.assign(localStorage, device);
  server.isDown = false;
  return server;
}

test('a choice that the phone died with before the server had it is sent by the next page', async () => {
  const server = await diesOffline('Three years');
  const next = await openTab();
  await waitFor(() => expect(next.shows()).toBe('[3,1000000,[]]'));
  await waitFor(() => expect(server.quote.tenure).toBe(3));
  await waitFor(() => expect(localStorage.getItem('unsavedChanges')).toBeNull());
});

test('a choice that was changed elsewhere since is left as it is', async () => {
  const server = await diesOffline('Three years');
  server.quote = { ...server.quote, tenure: 2 };
  const next = await openTab();
  await waitFor(() => expect(next.shows()).toBe('[2,1000000,[]]'));
  await next.press('More cover');
  await waitFor(() => expect(server.quote.sumInsured).toBe(25_00_000));
  expect(server.quote.tenure).toBe(2);
});
