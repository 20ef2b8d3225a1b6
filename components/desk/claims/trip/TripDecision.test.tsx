import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import deskClaims from '@/locales/en/deskClaims.json';
import deskTrip from '@/locales/en/deskTrip.json';
import settledLoss from '@/locales/en/settledLoss.json';
import { claim } from '@/tests/browser/deskClaims';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TripDecision } from './TripDecision';

test('the form begins with the day and the amount that the customer told, to be corrected by the papers', () => {
  const told = { ...claim, loss: 'medical', spentUsd: '1840.50' } as const;
  render(<TripDecision claim={told} renew={() => Promise.resolve()} />, {
    wrapper: inPage(aRouter().router, { deskClaims, deskTrip, settledLoss }),
  });
  expect(screen.getByLabelText(deskTrip.on)).toHaveValue('2026-11-20');
  expect(screen.getByLabelText(deskTrip.spent)).toHaveValue('1840.50');
  expect(screen.getByLabelText(deskTrip.spent)).toBeEnabled();
});
