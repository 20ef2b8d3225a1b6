import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { paths } from '@/lib/config/paths';
import bill from '@/locales/en/bill.json';
import travel from '@/locales/en/travel.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { trip } from '@/tests/browser/journeys';
import { priceTripFor } from '@/lib/domain/travel/priceTrip';
import { TripPriceNote } from './TripSummary';
import { TripSummaryPage } from './TripSummaryPage';

test.each([
  ['PROVEN_ELSEWHERE', travel.summary.otherDeviceTitle, travel.summary.openHere, paths.continue],
  ['NOT_FOUND', travel.summary.missingTitle, travel.summary.byNumber, paths.travelLogin],
])('a trip that is %s says so, and where it opens', async (code, title, way, href) => {
  catchLog();
  fakeApi({ status: 404, body: { code, message: 'x' } });
  const { router } = aRouter('/Travel/summary', paths.tripSummary('q1'));
  render(<TripSummaryPage />, { wrapper: inPage(router, { travel }) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
  jest.restoreAllMocks();
});

test('a price that changed since the trip was saved is told with the old one and the reason, until it is paid', () => {
  const price = priceTripFor(trip, 50_000, '2026-12-01');
  if (!price) throw new Error('this trip has no price');
  const before = { ...price, priceAfterTax: price.priceAfterTax - 40, rateVersion: 'of last year' };
  const { router } = aRouter('/Travel/summary', paths.tripSummary('q1'));
  const note = (quote: object) => <TripPriceNote quote={quote as never} price={price} />;
  const wrapper = inPage(router, { travel, bill });
  const { rerender } = render(note({ tripPrice: before, next: 'verify' }), { wrapper });
  const { priceReasons } = bill;
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`₹.*₹.*${priceReasons.rates}`));
  expect(screen.queryByText(priceReasons.tax)).toBeNull();
  for (const same of [
    { tripPrice: price, next: 'verify' },
    { tripPrice: before, next: 'done' },
  ]) {
    rerender(note(same));
    expect(screen.queryByRole('status')).toBeNull();
  }
});
