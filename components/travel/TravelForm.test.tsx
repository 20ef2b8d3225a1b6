import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import forms from '@/locales/en/forms.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import travel from '@/locales/en/travel.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TravelForm } from './TravelForm';

afterEach(() => localStorage.clear());

const quote = { quoteId: 'trip-1', segment: 'Travel', dialerId: 'dialer-trip', version: 1 };

async function start(router: ReturnType<typeof aRouter>['router']) {
  await act(async () => void render(<TravelForm />, { wrapper: inPage(router, { travel }) }));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210');
  await user.type(screen.getByLabelText(/Name of the eldest/), 'Meera Kulkarni');
  await user.type(screen.getByLabelText('Day'), '2');
  await user.type(screen.getByLabelText('Month'), '4');
  await user.type(screen.getByLabelText('Year'), '1991');
  await user.click(screen.getByRole('button', { name: 'Start Now' }));
}

test('who starts with the number goes on to the trip, and the family of this browser stays', async () => {
  localStorage.setItem('leadIds', '{"quoteId":"family-quote"}');
  const calls = fakeApi({ status: 201, body: quote });
  const { router, pushed } = aRouter('/travel-insurance.html');
  await start(router);
  await waitFor(() => expect(pushed).toEqual(['/Travel/get-quote?quoteId=trip-1']));
  expect(calls[0]).toMatchObject({
    url: api.quote,
    body: { segment: 'Travel', consent: true, mobileNumber: '9876543210', dateOfBirth: '1991-04-02' },
  });
  expect(localStorage.getItem('leadIds')).toBe('{"quoteId":"family-quote"}');
});

test('the country of the link that led here is passed on', async () => {
  fakeApi({ status: 201, body: quote });
  const { router, pushed } = aRouter('/travel-insurance.html');
  router.query = { to: 'uk' };
  await start(router);
  await waitFor(() => expect(pushed).toEqual(['/Travel/get-quote?quoteId=trip-1&to=unitedKingdom']));
});

test('a trip that was priced before the number was given gets it, in place of a second quote', async () => {
  localStorage.setItem('form4', JSON.stringify({ destination: 'usa', travellers: [''], quoteId: 'trip-1' }));
  const calls = fakeApi({ body: quote });
  const { router, pushed } = aRouter('/travel-insurance.html');
  await start(router);
  await waitFor(() => expect(pushed).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ quoteId: 'trip-1', segment: 'Travel' });
});

test('who lost the trip to a proof on another device is offered the code, and begins no second quote', async () => {
  catchLog();
  localStorage.setItem('form4', JSON.stringify({ destination: 'usa', travellers: [''], quoteId: 'trip-1' }));
  const calls = fakeApi({ status: 404, body: { code: 'PROVEN_ELSEWHERE', message: 'x' } });
  const { router, pushed } = aRouter('/travel-insurance.html');
  await start(router);
  expect(await screen.findByRole('link', { name: forms.proofNeeded.open })).toHaveAttribute(
    'href',
    paths.continue,
  );
  expect(calls.filter(({ url }) => url === api.quote).map(({ body }) => body.quoteId)).toEqual(['trip-1']);
  expect(pushed).toEqual([]);
  jest.restoreAllMocks();
});
