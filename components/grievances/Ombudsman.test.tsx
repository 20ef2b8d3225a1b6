import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/locales/en/grievance.json';
import hi from '@/locales/hi/grievance.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { Ombudsman } from './Ombudsman';

type Place = { pincode: string; district: string; state: string };

async function find(locale: 'en' | 'hi', place: Place, typed = place.pincode) {
  const calls = fakeApi({ body: { city: '', ...place } });
  const grievance = { en, hi }[locale];
  render(
    <NextIntlClientProvider locale={locale} messages={{ grievance: { office: grievance.office } }}>
      <Ombudsman />
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );
  await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  const list = await screen.findByRole('list');
  expect(calls.at(-1)?.url).toBe(`/api/pincode?code=${place.pincode}`);
  return list;
}

test('a pincode of Goa leads to the office in Pune, and the list says that it is a sample', async () => {
  const list = await find('en', { pincode: '403001', district: 'North Goa', state: 'Goa' });
  expect(list).toHaveTextContent('Insurance Ombudsman, Pune');
  expect(screen.getByRole('status')).toHaveTextContent('For 403001 it is:');
  expect(screen.getByRole('status')).toHaveTextContent('check the office at cioins.co.in');
});

test('where areas meet both offices are named, in the language of the page', async () => {
  const place = { pincode: '400080', district: 'Mumbai Suburban', state: 'Maharashtra' };
  expect(await find('hi', place)).toHaveTextContent(/ठाणे.*मुंबई/);
});

test('a pincode is typed in any digits, with a space', async () => {
  const place = { pincode: '411038', district: 'Pune', state: 'Maharashtra' };
  expect(await find('hi', place, '४११ ०३८')).toHaveTextContent(/पुणे/);
});
