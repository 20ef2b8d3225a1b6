import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readResumeId } from '@/lib/client/resumeCookies';
import { readLeadIds } from '@/lib/client/storage';
import type { JourneyDto } from '@/lib/domain/contract';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { JourneyList } from './JourneyList';

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
    expect.stringContaining('We have your payment of ₹12,488 (reference SAMPLE-1). 3 details left.'),
    expect.stringContaining('Your application is signed: we read it now.'),
  ]);
  await userEvent.click(within(cards[1] as HTMLElement).getByRole('button', { name: 'Go on with this one' }));
  expect(calls[1]).toMatchObject({ url: '/api/revisit/open', body: { quoteId: 'q2' } });
  expect(pushed).toEqual([url]);
  expect([readResumeId(), readLeadIds().quoteId]).toEqual(['u2', 'q2']);
});
