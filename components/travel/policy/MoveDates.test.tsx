import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import tripPolicy from '@/locales/en/tripPolicy.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { aTripPolicyDto } from '@/tests/travel/policies';
import { MoveDates } from './MoveDates';

afterEach(() => jest.restoreAllMocks());

const words = tripPolicy.changes;

test('days whose payment page does not open say that nobody knows yet, and are paid by the next press', async () => {
  catchLog();
  let isAway = true;
  const policy = aTripPolicyDto(20);
  const bill = { kind: 'dates', price: policy.price, difference: 1_240 };
  const { router, pushed } = aRouter('/policy', paths.policy(policy.policyNumber));
  fakeApi((url) => {
    if (!url.startsWith(api.payments)) return { body: url.includes('?') ? bill : { paymentId: 'p1' } };
    return isAway ? { status: 503, body: {} } : { body: { paymentId: 'p1', checkoutUrl: '/sandbox/pay/p1' } };
  });
  render(<MoveDates policy={policy} onChanged={() => undefined} />, {
    wrapper: inPage(router, { tripPolicy }),
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  const pay = await screen.findByRole('button', { name: 'Pay ₹1,240 and move' });
  await user.click(pay);
  expect(await screen.findByText(words.unknown)).toBeVisible();
  isAway = false;
  await user.click(pay);
  await waitFor(() => expect(pushed).toEqual(['/sandbox/pay/p1']));
  expect(screen.queryByText(words.unknown)).not.toBeInTheDocument();
});
