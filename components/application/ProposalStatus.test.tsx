import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
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
