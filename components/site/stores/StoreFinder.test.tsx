import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import stores from '@/locales/en/stores.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { StoreFinder } from './StoreFinder';

const hours = 'Monday to Friday, 10 to 5';
const branches = [
  {
    pincode: '600017',
    city: 'Chennai',
    place: 'T. Nagar, 600017',
    hours,
    centre: { lat: 13.04, lng: 80.23 },
  },
  {
    pincode: '411005',
    city: 'Pune',
    place: 'Shivajinagar, 411005',
    hours,
    centre: { lat: 18.53, lng: 73.85 },
  },
];

async function find(pincode: string) {
  render(
    <NextIntlClientProvider locale="en" messages={{ stores }}>
      <StoreFinder branches={branches} />
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );
  await userEvent.type(screen.getByLabelText('Your pincode'), `${pincode}{Enter}`);
}

test('the nearest branch comes first, with its area, its hours and how far it is', async () => {
  fakeApi({ body: { pincode: '411038', city: 'Pune', centre: { lat: 18.5, lng: 73.81 } } });
  await find('411038');
  const [nearest, other] = await screen.findAllByRole('listitem');
  expect(nearest).toHaveTextContent('Pune about 5 kmShivajinagar, 411005Monday to Friday, 10 to 5');
  expect(other).toHaveTextContent('Chennai');
});

test('where a pincode has no place, the table is pointed to', async () => {
  fakeApi({ body: { pincode: '900056', city: 'Army Post Office' } });
  await find('900056');
  expect(await screen.findByText(/All branches stand below/)).toBeVisible();
});

test.each([
  ['12', 200, 'Enter a 6-digit pincode, like 411038'],
  ['999999', 404, 'We don’t know this pincode. Check it'],
  ['411038', 500, 'We could not look it up. Try again in a moment'],
])('%s, answered with %i, is told beside the field', async (pincode, status, words) => {
  catchLog();
  fakeApi({ status, body: {} });
  await find(pincode);
  expect(await screen.findByText(words)).toBeVisible();
});
