import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { paths } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import application from '@/locales/en/application.json';
import { inPage } from '@/tests/browser/inPage';
import { ProposalStatus } from './ProposalStatus';

test.each([
  [true, application.status.acceptedBlocked],
  [false, application.status.acceptedPaid],
])('once it is accepted nothing is said of money that goes back (blocked: %s)', (isBlocked, says) => {
  const plan = { isBlocked, price: { priceAfterTax: 12_488 } } as ApplicationDto['plan'];
  const accepted = { status: 'accepted', plan } as ApplicationDto & { status: 'accepted' };
  render(<ProposalStatus application={accepted} />, { wrapper: inPage(undefined, { application }) });
  expect(screen.getByText(says.replace('{amount}', '₹12,488'))).toBeVisible();
});

test('whose identity could not be confirmed is led to confirm it, and not told to wait', () => {
  const plan = { price: { priceAfterTax: 12_488 } } as ApplicationDto['plan'];
  const reasons = ['kyc', 'bmi'] as const;
  const referred = { status: 'referred', quoteId: 'q1', plan, reasons, isIdentityDue: true } as const;
  const shown = referred as unknown as ApplicationDto & { status: 'referred' };
  render(<ProposalStatus application={shown} />, { wrapper: inPage(undefined, { application }) });
  const way = screen.getByRole('link', { name: application.sign.identity });
  expect(way).toHaveAttribute('href', paths.kyc('q1'));
  expect(screen.getByText(application.status.reason.bmi)).toBeVisible();
  expect(screen.queryByText(application.status.reason.kyc)).toBeNull();
  expect(screen.queryByText(application.status.referredText)).toBeNull();
});
