import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import deskClaims from '@/locales/en/deskClaims.json';
import { claim, shows } from '@/tests/browser/deskClaims';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T07:00:00Z') }));
afterEach(() => jest.useRealTimers());

const { account } = deskClaims;

const typed = { holder: 'Sample Asha', accountNumber: '123456789012', ifsc: 'HDFC0000001' } as const;
const due = {
  status: 'approved',
  bankProofs: ['p-1'],
  payout: { state: 'due', waitsFor: 'account' },
} as const;
const fields = Object.entries(typed) as [keyof typeof typed, string][];

test.each(fields)(
  '%s of an account is there after the claim was closed, and in no storage',
  async (field, value) => {
    const { user } = shows({
      [api.deskClaim]: () => ({ body: { ...claim, ...due } }),
    });
    const opener = (await screen.findAllByRole('button', { name: 'Sample Asha' }))[0]!;
    await user.click(opener);
    await user.type(await screen.findByLabelText(account[field]), value);
    const isLeft = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isLeft).toBe(false);
    await user.keyboard('{Escape}');
    await user.click(opener);
    expect(await screen.findByLabelText(account[field])).toHaveValue(value);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(value);
  },
);
