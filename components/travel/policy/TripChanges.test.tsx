import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import { addDays } from '@/lib/domain/common/dates';
import type { Trip } from '@/lib/domain/travel/trip';
import tripClaim from '@/locales/en/tripClaim.json';
import tripPolicy from '@/locales/en/tripPolicy.json';
import { faultsIn } from '@/tests/browser/axe';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { aTripPolicyDto } from '@/tests/travel/policies';
import { TripChanges } from './TripChanges';

const words = tripPolicy.changes;
type Answer = { status?: number; body: object };
let shown = 0;

function show(startsIn: number, answer: (url: string) => Answer, kind: Partial<Trip> = {}) {
  // Typed input outlives a page within the tab, so each test has a policy of its own.
  const policyNumber = `SKT2026-${String((shown += 1)).padStart(11, '0')}`;
  const policy = { ...aTripPolicyDto(startsIn, kind), policyNumber };
  const { router, pushed } = aRouter('/policy', paths.policy(policy.policyNumber));
  const calls = fakeApi(answer);
  const changed: unknown[] = [];
  const { container } = render(<TripChanges policy={policy} onChanged={(after) => changed.push(after)} />, {
    wrapper: inPage(router, { tripPolicy, tripClaim }),
  });
  return { policy, container, calls, changed, pushed, user: userEvent.setup() };
}

test('other days show their bill and what the passport says of them before anything is paid', async () => {
  const { price } = aTripPolicyDto(20);
  const bill = { kind: 'dates', price, difference: 1_240, passport: { kind: 'endsBeforeReturn' } };
  const payment = { paymentId: 'p1', checkoutUrl: '/sandbox/pay/p1' };
  const asked = (url: string) => (url.startsWith(api.payments) ? payment : bill);
  const { policy, calls, pushed, user } = show(20, (url) => ({
    body: url.includes('?') ? asked(url) : { paymentId: 'p1' },
  }));
  await user.click(screen.getByText(words.dates));
  fireEvent.change(screen.getByLabelText(words.endsOn), {
    target: { value: addDays(policy.trip.endsOn, 5) },
  });
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  expect(await screen.findByText(words.passport.endsBeforeReturn)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,240 and move' }));
  await waitFor(() => expect(pushed).toEqual(['/sandbox/pay/p1']));
  const sent = calls.find(({ method, url }) => method === 'POST' && url === api.tripChange);
  expect(sent?.body).toMatchObject({ amount: 1_240, endsOn: addDays(policy.trip.endsOn, 5) });
});

test('a bill that comes after other days were typed is not shown for them', async () => {
  const bill = { kind: 'dates', price: aTripPolicyDto(20).price, difference: 0, percentAtMost: 50 };
  const { policy, calls, user } = show(20, () => ({ body: bill }));
  await user.click(screen.getByText(words.dates));
  const letGo = holdAnswers();
  const see = () => screen.getByRole('button', { name: words.seeBill });
  await user.click(see());
  const later = addDays(policy.trip.endsOn, 3);
  fireEvent.change(screen.getByLabelText(words.endsOn), { target: { value: later } });
  letGo();
  await waitFor(() => expect(see()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('button', { name: words.move })).not.toBeInTheDocument();
  await user.click(see());
  expect(await screen.findByRole('button', { name: words.move })).toBeVisible();
  expect(screen.getByText(words.atMost.replace('{percent}', '50'))).toBeVisible();
  expect(calls.some(({ url }) => url.includes(`endsOn=${later}`))).toBe(true);
});

test('what stays of days that are given up is said before they are', async () => {
  const givenUp = { less: 2_480, percentBack: 50, kept: 1_240 };
  const bill = {
    kind: 'dates',
    price: aTripPolicyDto(2).price,
    difference: -1_240,
    percentAtMost: 50,
    givenUp,
  };
  const { user } = show(2, () => ({ body: bill }));
  await user.click(screen.getByText(words.dates));
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  const said = await screen.findByText(/The bill falls by ₹2,480/);
  expect(said).toHaveTextContent('50% of that goes back; ₹1,240 stays with us');
});

test('after a price that changed meanwhile the new bill is asked for, not the old one sent again', async () => {
  const bill = { kind: 'dates', price: aTripPolicyDto(20).price, difference: 1_240 };
  const changed = { status: 409, body: { code: 'PRICE_CHANGED', before: 1_240, now: 1_300 } };
  const { user } = show(20, (url) => (url.includes('?') ? { body: bill } : changed));
  catchLog();
  await user.click(screen.getByText(words.dates));
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1,240 and move' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay ₹1,240 and move' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.seeBill })).toBeVisible();
});

test('what is wrong with a day stands at its field, and what was typed stays', async () => {
  const fields = { startsOn: 'The passport ends before that day' };
  catchLog();
  const { policy, container, user } = show(20, () => ({
    status: 400,
    body: { code: 'INVALID_INPUT', message: 'Look again', fields },
  }));
  await user.click(screen.getByText(words.dates));
  const later = addDays(policy.trip.startsOn, 3);
  fireEvent.change(screen.getByLabelText(words.startsOn), { target: { value: later } });
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  expect(await screen.findByText(fields.startsOn)).toBeVisible();
  expect(screen.getByLabelText(words.startsOn)).toBeInvalid();
  expect(screen.getByLabelText(words.startsOn)).toHaveValue(later);
  for (const other of [words.spelling, words.cancel]) await user.click(screen.getByText(other));
  expect(await faultsIn(container)).toEqual([]);
});

test('once it has begun a trip offers a longer stay and a claim alone', () => {
  show(0, () => ({ body: {} }));
  expect(screen.getByText(words.extension)).toBeVisible();
  expect(screen.getByText(tripClaim.title)).toBeVisible();
  for (const gone of [words.spelling, words.dates, words.cancel]) {
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  }
});

test('giving back names the amount of each reason, and is sent with the chosen one', async () => {
  const { calls, changed, user } = show(20, () => ({ body: { state: 'cancelled' } }));
  await user.click(screen.getByText(words.cancel));
  expect(screen.queryByText(words.warn)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'I don’t travel: ₹100 goes back today' }));
  expect(screen.getByText(words.warn)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel, ₹100 goes back' }));
  await waitFor(() => expect(changed).toEqual([{ state: 'cancelled' }]));
  const cancelled = calls.find(({ url }) => url === api.tripCancel);
  expect(cancelled?.body).toMatchObject({ reason: 'notTravelling', amount: 100 });
});

test('a spelling is sent with the passport as it was, masked', async () => {
  const { calls, changed, user } = show(20, () => ({ body: { state: 'starting' } }));
  await user.click(screen.getByText(words.spelling));
  await user.clear(screen.getByLabelText(words.givenNames));
  await user.type(screen.getByLabelText(words.givenNames), 'ARJUNA');
  await user.click(screen.getByRole('button', { name: words.correct }));
  await waitFor(() => expect(changed).toHaveLength(1));
  const spelling = { person: 1, givenNames: 'ARJUNA', surname: 'RAO', passportNumber: '••••4567' };
  expect(calls.find(({ url }) => url === api.tripSpelling)?.body).toMatchObject(spelling);
});

const year = { kind: 'annual', longestTrip: 30 } as const;

test('of a year the first day alone is asked for, until it begins; its claims name the trip', async () => {
  const { calls, user } = show(20, () => ({ status: 404, body: {} }), year);
  await user.click(screen.getByText(words.dates));
  expect(screen.queryByLabelText(words.endsOn)).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(words.firstDay), { target: { value: '2027-01-04' } });
  catchLog();
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  await waitFor(() => expect(calls.some(({ url }) => /startsOn=2027-01-04$/.test(url))).toBe(true));
});

test('a year that has begun can’t be moved; a claim asks on which day its trip began', async () => {
  const draft = { policyNumber: 'SKT2026-01234567897', version: 0, details: {}, today: '2026-11-23' };
  const { user, policy, container } = show(0, () => ({ body: draft }), year);
  expect(screen.queryByText(words.extension)).not.toBeInTheDocument();
  expect(screen.getByText(/the next year is a policy of its own/)).toBeVisible();
  const next = `${paths.tripQuote}?kind=annual&to=${policy.trip.destination}`;
  expect(screen.getByRole('link', { name: words.notLonger.again })).toHaveAttribute('href', next);
  expect(await faultsIn(container)).toEqual([]);
  await user.click(screen.getByText(tripClaim.title));
  expect(await screen.findByLabelText(tripClaim.leftOn)).toBeInTheDocument();
  expect(screen.queryByText(tripClaim.losses.sponsor)).not.toBeInTheDocument();
});

const studies = { kind: 'studies', months: 9, destination: 'usa' } as const;

test('studies that have begun offer the months that there may be, and say what they cost', async () => {
  const passport = { kind: 'endsBeforeReturn' };
  const bill = { kind: 'extension', price: aTripPolicyDto(0).price, difference: 1_240, passport };
  const { calls, user } = show(0, (url) => ({ body: url.includes('?') ? bill : {} }), studies);
  await user.click(screen.getByText(words.extension));
  const field = screen.getByLabelText(words.months);
  expect(field).toHaveValue('9');
  const offered = within(field).getAllByRole('option');
  expect([offered.at(0)?.textContent, offered.at(-1)?.textContent]).toEqual(['9 months', '36 months']);
  expect(screen.queryByLabelText(words.startsOn)).not.toBeInTheDocument();
  await user.selectOptions(field, '21');
  await user.click(screen.getByRole('button', { name: words.seeBill }));
  expect(await screen.findByText(words.passport.endsWhileAway)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,240 and stay longer' }));
  const sent = () => calls.find(({ url }) => url === api.tripChange);
  await waitFor(() => expect(sent()?.body).toMatchObject({ months: 21, amount: 1_240 }));
});

test('studies with all their months say that a new policy begins in India', () => {
  show(0, () => ({ body: {} }), { ...studies, months: 36 });
  expect(screen.queryByText(words.extension)).not.toBeInTheDocument();
  expect(screen.getByText(/up to 36 months/)).toBeVisible();
});
