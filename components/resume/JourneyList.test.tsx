import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { JourneyList } from './JourneyList';

afterEach(() => jest.restoreAllMocks());

const payment = { amount: 12_488, reference: 'SAMPLE-1', isBlocked: false };
const journeys: JourneyDto[] = [
  { quoteId: 'q3', next: 'verify', updatedAt: '2026-11-20T10:00:00Z' },
  {
    quoteId: 'q2',
    next: 'verify',
    updatedAt: '2026-11-19T10:00:00Z',
    productName: 'Aspire',
    tier: 'Gold+',
    priceAfterTax: 8_123,
    previousPrice: 8_000,
  },
  {
    quoteId: 'q1',
    next: 'application',
    updatedAt: '2026-11-18T10:00:00Z',
    payment: { ...payment, openAnswers: 3 },
  },
  { quoteId: 'q0', next: 'decision', updatedAt: '2026-11-17T10:00:00Z', payment },
];

test('who has several open journeys sees what each is worth, and goes on with the one chosen', async () => {
  const url = '/health-insurance-plan/summary/q2?quoteId=q2';
  const calls = fakeApi(
    { body: journeys },
    { body: { uuid: 'u2', stage: 'summery_111', quoteId: 'q2', url } },
  );
  const { router, pushed } = aRouter('/continue');
  render(<JourneyList />, { wrapper: inPage(router) });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('No plan chosen yet'),
    expect.stringContaining('Aspire Gold+₹8,123 it was ₹8,000'),
    expect.stringContaining('We have received your ₹12,488 (reference SAMPLE-1). 3 answers are missing.'),
    expect.stringContaining('Your application is signed, and we are reviewing it.'),
  ]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue this quote',
    'Continue this quote',
    'Continue your application',
    'See where it stands',
  ]);
  await userEvent.click(within(cards[1] as HTMLElement).getByRole('button', { name: 'Continue this quote' }));
  expect(calls[1]).toMatchObject({ url: '/api/revisit/open', body: { quoteId: 'q2' } });
  expect(pushed).toEqual([url]);
  expect(document.cookie).toContain('uuid_resume=u2');
  expect(localStorage.getItem('leadIds')).toBe('{"quoteId":"q2"}');
});

test('what somebody else began with the number says so, and is thrown away; the next page follows', async () => {
  const page = Array.from({ length: 10 }, (_, at) => ({
    quoteId: `s${at}`,
    next: 'declaration',
    updatedAt: '2026-11-19T10:00:00Z',
    isUnchecked: true,
  }));
  const last = { quoteId: 'last', next: 'verify', updatedAt: '2026-11-18T10:00:00Z', productName: 'Aspire' };
  const calls = fakeApi({ body: page }, { body: [last] }, { status: 204 });
  render(<JourneyList />, { wrapper: inPage(aRouter('/continue').router) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Aspire/)).toBeVisible();
  expect(calls[1]?.url).toBe('/api/revisit/journeys?after=s9');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getAllByText(/Started in another browser/)).toHaveLength(10);
  await deletesFirst();
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(calls[2]).toMatchObject({ method: 'DELETE', url: '/api/revisit/journeys?quoteId=s0' });
});

async function deletesFirst() {
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete it' })[0] as HTMLElement);
  // One press alone must not delete it.
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
}
const stranger = (at: number): JourneyDto => ({
  quoteId: `s${at}`,
  next: 'declaration',
  updatedAt: '2026-11-19T10:00:00Z',
  isUnchecked: true,
});
const pageFrom = (first: number, count: number) => ({
  body: Array.from({ length: count }, (_, at) => stranger(first + at)),
});
const show = async () => {
  render(<JourneyList />, { wrapper: inPage(aRouter('/continue').router) });
  return screen.findByRole('button', { name: 'Show more' });
};

test('what comes after a page stays within reach, whatever is thrown away or fails before it', async () => {
  catchLog();
  const unavailable = { status: 503, body: { code: 'UNAVAILABLE', message: 'Not now.' } };
  const calls = fakeApi(
    pageFrom(0, 10),
    { status: 204 },
    pageFrom(10, 3),
    unavailable,
    pageFrom(0, 10),
    pageFrom(10, 3),
  );
  await show();
  await deletesFirst();
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue this quote' })[0] as HTMLElement);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(13);
  expect(calls).toHaveLength(6);
});

test('who was away for long proves the number again, and is not told of a failure that no press mends', async () => {
  catchLog();
  fakeApi(pageFrom(0, 10), { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } });
  await userEvent.click(await show());
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
});

test('without a line the list says so', async () => {
  catchLog();
  fakeApi('offline');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<JourneyList />, { wrapper: inPage(aRouter('/continue').router) });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
});
