import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { paths } from '@/lib/config/paths';
import travel from '@/locales/en/travel.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
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
