import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import { addDays } from '@/lib/domain/common/dates';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import tripClaim from '@/locales/en/tripClaim.json';
import tripPolicy from '@/locales/en/tripPolicy.json';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { aTripPolicyDto } from '@/tests/travel/policies';
import { MoveDates } from './MoveDates';
import { TripChanges } from './TripChanges';

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
  const draft = { values: {}, change: () => undefined, status: { state: 'idle' } } as const;
  render(<MoveDates policy={policy} draft={draft} onChanged={() => undefined} />, {
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

function show(policy: TripPolicyDto) {
  const { router } = aRouter('/policy', paths.policy(policy.policyNumber));
  render(<TripChanges policy={policy} onChanged={() => undefined} />, {
    wrapper: inPage(router, { tripPolicy, tripClaim }),
  });
}

test('what is typed of a change is kept part by part, and stands there the next time', async () => {
  const policyNumber = 'SKT2026-01234567919';
  const calls = fakeApi({ body: {} });
  const policy = { ...aTripPolicyDto(20), policyNumber };
  const user = userEvent.setup();
  show(policy);
  await user.click(screen.getByText(words.spelling));
  await user.type(screen.getByLabelText(words.givenNames), 'A');
  const later = addDays(policy.trip.endsOn, 3);
  fireEvent.change(screen.getByLabelText(words.endsOn), { target: { value: later } });
  window.dispatchEvent(new Event('pagehide'));
  const kept = () => calls.filter(({ url }) => url === api.tripTyped).map(({ body }) => body);
  const typed = { person1: { givenNames: 'ARJUNA' }, days: { endsOn: later } };
  const parts = Object.entries(typed).map(([about, part]) => ({ policyNumber, about, typed: part }));
  await waitFor(() => expect(kept()).toEqual(parts.map((part) => expect.objectContaining(part) as unknown)));
  cleanup();
  show({ ...policy, policyNumber: 'SKT2026-01234567927', typed });
  expect(await screen.findByDisplayValue('ARJUNA')).toBeVisible();
  expect(screen.getByLabelText(words.endsOn)).toHaveValue(later);
  expect(screen.getByLabelText(words.endsOn)).toBeVisible();
});

test('a first day that was typed before the trip does not stop a longer stay', async () => {
  const policy = { ...aTripPolicyDto(0), policyNumber: 'SKT2026-01234567935' };
  const { price } = policy;
  const calls = fakeApi({ body: { kind: 'extension', price, difference: 4 } });
  const later = addDays(policy.trip.endsOn, 3);
  show({ ...policy, typed: { days: { startsOn: addDays(policy.today, 2), endsOn: later } } });
  await waitFor(() => expect(screen.getByLabelText(words.endsOn)).toHaveValue(later));
  await userEvent.click(screen.getByRole('button', { name: words.seeBill }));
  const asked = () => calls.find(({ url }) => url.startsWith(`${api.tripChange}?`))?.url;
  await waitFor(() => expect(asked()).toContain(`endsOn=${later}`));
  expect(asked()).toContain(`startsOn=${policy.trip.startsOn}`);
});

test('days that are typed while others are being moved stay', async () => {
  const policy = { ...aTripPolicyDto(20), policyNumber: 'SKT2026-01234567943' };
  const { price, trip } = policy;
  const [asked, later] = [addDays(trip.endsOn, -1), addDays(trip.endsOn, -2)];
  const moved = { ...policy, trip: { ...trip, endsOn: asked } };
  fakeApi((url) => ({
    body: url.includes('?') ? { kind: 'dates', price, difference: 0 } : { policy: moved },
  }));
  const onChanged = jest.fn();
  const { router } = aRouter('/policy', paths.policy(policy.policyNumber));
  render(<TripChanges policy={policy} onChanged={onChanged} />, {
    wrapper: inPage(router, { tripPolicy, tripClaim }),
  });
  const user = userEvent.setup();
  await user.click(screen.getByText(words.dates));
  const last = screen.getByLabelText(words.endsOn);
  const type = (value: string) => fireEvent.change(last, { target: { value } });
  type(asked);
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  const move = await screen.findByRole('button', { name: words.move });
  const release = holdAnswers();
  await user.click(move);
  type(later);
  release();
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  await act(() => Promise.resolve());
  expect(last).toHaveValue(later);
});
