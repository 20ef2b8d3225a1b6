import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { todayInIndia } from '@/lib/domain/common/dates';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import bill from '@/locales/en/bill.json';
import common from '@/locales/en/common.json';
import liveBill from '@/locales/en/liveBill.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { covers, familyOf, liveProduct, terms } from '@/components/site/live/families';
import { formatMoney } from '@/lib/i18n/format';
import { LiveBill } from './LiveBill';

const today = todayInIndia(new Date());

function priceOf(sumInsured = 10_00_000, tenure = 1) {
  const family = { members: familyOf('three', today), sumInsured, place: findCity('Pune') };
  const outcome = priceOne({ ...liveProduct, ...family, tenure }, today);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return sayPlace(outcome.price, 'en');
}

function show(validUntil: string) {
  const bills = covers.flatMap((sum) => terms.map((term) => ({ ...priceOf(sum, term), validUntil })));
  render(
    <NextIntlClientProvider locale="en" messages={{ bill, common, liveBill }} timeZone="Asia/Kolkata">
      <LiveBill first={{ ...priceOf(), validUntil }} bills={bills} />
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );
}

test('a price of the page that no longer holds is asked for anew', async () => {
  const calls = fakeApi({ body: { ...priceOf(), validUntil: '2099-12-31' } });
  show('2020-01-31');
  expect(await screen.findByText(/31 Dec(ember)? 2099/)).toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(3));
});

test('a price that holds is asked for by nobody', () => {
  const calls = fakeApi({ body: priceOf() });
  show('2099-12-31');
  expect(screen.getByText(/2099/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a sum or a term of the first family is answered by the page, another family by the server', async () => {
  const calls = fakeApi({ body: { ...priceOf(), priceAfterTax: 77_777 } });
  show('2099-12-31');
  fireEvent.click(screen.getByLabelText('₹25 lakh'));
  fireEvent.click(screen.getByLabelText('2 years'));
  const total = () => document.querySelector('[aria-live]')?.textContent;
  expect(total()).toContain(formatMoney(priceOf(25_00_000, 2).priceAfterTax));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByLabelText(liveBill.families.four));
  await waitFor(() => expect(calls).toHaveLength(3));
});
