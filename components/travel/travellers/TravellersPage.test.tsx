import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { priceTripFor } from '@/lib/domain/travel/priceTrip';
import type { Trip } from '@/lib/domain/travel/trip';
import bill from '@/locales/en/bill.json';
import forms from '@/locales/en/forms.json';
import travel from '@/locales/en/travel.json';
import tripSteps from '@/locales/en/tripSteps.json';
import travellers from '@/locales/en/travellers.json';
import validation from '@/locales/en/validation.json';
import verify from '@/locales/en/verify.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TravellersPage } from './TravellersPage';

const today = todayInIndia(new Date());
const inDays = (days: number) => addDays(today, days);
const trip: Trip = {
  destination: 'schengen',
  startsOn: inDays(20),
  endsOn: inDays(29),
  travellers: ['1991-04-02', '2019-01-20'],
};
const whole = {
  givenNames: 'ARJUN',
  surname: 'RAO',
  passportNumber: '••••4567',
  passportEnds: inDays(4_000),
};
const told = {
  quoteId: 'q1',
  about: 'this trip',
  trip,
  today,
  version: 1,
  next: 'travellers',
  price: priceTripFor(trip, 1_00_000, today),
  details: {
    traveller1: { ...whole, dateOfBirth: trip.travellers[0] },
    traveller2: { dateOfBirth: trip.travellers[1], givenNames: 'TARA', passportEnds: inDays(60) },
  },
};

const studies: Trip = {
  kind: 'studies',
  destination: 'usa',
  months: 6,
  travellers: ['2004-04-02'],
  startsOn: inDays(20),
  endsOn: inDays(200),
};

function show() {
  const texts = { bill, forms, travel, tripSteps, travellers, validation, verify };
  const { router, pushed } = aRouter('/Travel/travellers', paths.tripTravellers('q1'));
  render(<TravellersPage />, { wrapper: inPage(router, texts) });
  return pushed;
}

test('who is whole stands in one line with the end of the number; a passport that ends soon is warned of', async () => {
  fakeApi(() => ({ body: told }));
  show();
  expect(await screen.findByRole('region', { name: 'ARJUN RAO' })).toHaveTextContent('••••4567');
  expect(screen.getByText(/This passport ends 31 days after you return/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change ARJUN RAO' }));
  expect(screen.getAllByLabelText(travellers.givenNames)[0]).toHaveValue('ARJUN');
});

test('what is missing stands in the list and at its field, and nothing is sent', async () => {
  const calls = fakeApi(() => ({ body: told }));
  show();
  await screen.findByRole('region', { name: 'ARJUN RAO' });
  await userEvent.click(screen.getByRole('button', { name: travellers.save }));
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent(validation.travellers.passport);
  expect(list).toHaveTextContent(`Traveller 2: ${validation.travellers.passport}`);
  expect(list).toHaveTextContent(`Nominee: ${validation.application.choose}`);
  expect(list).toHaveTextContent(`Does everybody live in India? ${validation.application.yesOrNo}`);
  expect(calls.filter(({ body }) => body && 'submit' in body)).toEqual([]);
});

test('of a student the university is asked for as well, and its answers are kept', async () => {
  const student = { ...told, trip: studies, price: priceTripFor(studies, 1_00_000, today), details: {} };
  const calls = fakeApi(() => ({ body: student }));
  show();
  const field = await screen.findByLabelText(travellers.studies.university);
  await userEvent.type(field, 'Sample College');
  await userEvent.click(screen.getByRole('button', { name: travellers.save }));
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent(validation.travellers.country);
  expect(list).not.toHaveTextContent(validation.travellers.university);
  expect(screen.getByText('Four questions about the student')).toBeVisible();
  const kept = () => calls.findLast(({ method }) => method === 'POST')?.body['details'];
  const saved = () => expect(kept()).toMatchObject({ studies: { university: 'Sample College' } });
  await waitFor(saved, { timeout: 20_000 });
});
