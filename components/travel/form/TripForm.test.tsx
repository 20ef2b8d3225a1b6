import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import bill from '@/locales/en/bill.json';
import travel from '@/locales/en/travel.json';
import tripSteps from '@/locales/en/tripSteps.json';
import validation from '@/locales/en/validation.json';
import { faultsIn } from '@/tests/browser/axe';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TripJourney } from '@/components/travel/TripJourney';

const words = travel.form;
const startsOn = addDays(todayInIndia(new Date()), 20);
const lastOf = (months: number) => addDays(addMonths(startsOn, months), -1);

afterEach(() => localStorage.clear());

async function open(query: Record<string, string> = {}) {
  const calls = fakeApi((url) =>
    url === api.quote ? { body: { quoteId: 'q1', segment: 'Travel' } } : { status: 404 },
  );
  const { router } = aRouter('/Travel/get-quote');
  router.query = query;
  const { container } = render(<TripJourney />, { wrapper: inPage(router, { travel, tripSteps, bill }) });
  await screen.findByRole('radio', { name: new RegExp(words.kinds.single) });
  const saved = () => calls.find(({ url, method }) => url === api.quote && method === 'POST')?.body['trip'];
  return { container, saved, user: userEvent.setup() };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function born(day: string, month: string, year: string) {
  type('Day', day);
  type('Month', month);
  type('Year', year);
}
const choose = (kind: keyof typeof words.kinds) =>
  screen.getByRole('radio', { name: new RegExp(words.kinds[kind]) });
const next = () => screen.getByRole('button', { name: words.next });

test('one trip is asked for from the beginning, and is sent as it always was', async () => {
  const { saved, user } = await open();
  expect(choose('single')).toBeChecked();
  await user.selectOptions(screen.getByLabelText(words.destination), 'japan');
  type(words.startsOn, startsOn);
  type(words.endsOn, addDays(startsOn, 9));
  born('14', '06', '1992');
  await user.click(next());
  const days = { startsOn, endsOn: addDays(startsOn, 9) };
  await waitFor(() => expect(saved()).toEqual({ destination: 'japan', ...days, travellers: ['1992-06-14'] }));
});

test('a year asks for a region and the longest trip; who tries it finds one trip as it was', async () => {
  const { container, saved, user } = await open();
  await user.selectOptions(screen.getByLabelText(words.destination), 'japan');
  type(words.startsOn, startsOn);
  type(words.endsOn, addDays(startsOn, 9));
  born('14', '06', '1992');
  await user.click(choose('annual'));
  expect(screen.queryByLabelText(words.endsOn)).not.toBeInTheDocument();
  expect(screen.getByLabelText(words.firstDay)).toHaveValue(startsOn);
  expect(screen.getByText(travel.covers.year)).toBeVisible();
  await user.click(next());
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent(validation.trip.destination);
  expect(list).toHaveTextContent(validation.trip.longest);
  expect(saved()).toBeUndefined();
  expect(await faultsIn(container)).toEqual([]);

  await user.click(choose('single'));
  expect(screen.getByLabelText(words.destination)).toHaveValue('japan');
  expect(screen.getByLabelText(words.endsOn)).toHaveValue(addDays(startsOn, 9));
  await user.click(choose('annual'));
  await user.selectOptions(screen.getByLabelText(words.region), 'world');
  await user.selectOptions(screen.getByLabelText(words.longestTrip), '45');
  await user.click(next());
  await waitFor(() =>
    expect(saved()).toEqual({
      kind: 'annual',
      destination: 'world',
      startsOn,
      endsOn: lastOf(12),
      longestTrip: 45,
      travellers: ['1992-06-14'],
    }),
  );
});

test('two days that are missing are told apart in the list', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText(words.destination), 'japan');
  born('14', '06', '1992');
  await user.click(next());
  const list = await screen.findByRole('alert');
  for (const label of [words.startsOn, words.endsOn])
    expect(list).toHaveTextContent(`${label}: ${validation.trip.day}`);
});

test('a link chooses studies: months, one student, and what studies promise more', async () => {
  const { container, saved, user } = await open({ kind: 'student', to: 'usa' });
  await waitFor(() => expect(choose('studies')).toBeChecked());
  expect(screen.getByLabelText(words.destination)).toHaveValue('usa');
  expect(screen.queryByRole('button', { name: words.add })).not.toBeInTheDocument();
  expect(screen.getByText(/sponsor you name dies: up to US\$10,000/)).toBeVisible();
  type(words.startsOn, startsOn);
  await user.selectOptions(screen.getByLabelText(words.months), '18');
  born('14', '06', '1981');
  await user.click(next());
  expect(await screen.findByRole('alert')).toHaveTextContent(validation.trip.studiesAge);
  expect(await faultsIn(container)).toEqual([]);
  born('14', '06', '2004');
  await user.click(next());
  await waitFor(() =>
    expect(saved()).toEqual({
      kind: 'studies',
      destination: 'usa',
      startsOn,
      endsOn: lastOf(18),
      months: 18,
      travellers: ['2004-06-14'],
    }),
  );
});
