import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { chosenIn, shownIn } from '@/lib/late/before/answers';
import { morph } from '@/lib/late/before/morph';
import bill from '@/locales/en/bill.json';
import liveBill from '@/locales/en/liveBill.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { covers, families, firstWish, terms, type Family } from '@/components/site/live/families';
import { formatMoney } from '@/lib/i18n/format';
import { askedBefore } from './askedBefore';
import { loadHomePrices } from './homePrices';
import { LiveBill, type LiveBillProps } from './LiveBill';

const today = todayInIndia(new Date());

const { bill: first, bills } = loadHomePrices(today);

const Page = inPage(undefined, { bill, liveBill });

/** Renders the bill as it is prerendered for a choice. */
const htmlOf = (props: Partial<LiveBillProps>) =>
  renderToString(
    <Page>
      <LiveBill first={first} bills={bills} {...props} />
    </Page>,
  );

function show(validUntil: string) {
  const until = (price: PriceDto) => ({ ...price, validUntil });
  const prices = Object.fromEntries(
    families.map((family): [Family, PriceDto[]] => [family, bills[family].map(until)]),
  ) as Record<Family, PriceDto[]>;
  render(<LiveBill first={until(first)} bills={prices} />, { wrapper: Page });
}

function aPart(html: string): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = html;
  document.body.replaceChildren(part);
  return part;
}

const total = () => document.querySelector('[aria-live]')?.textContent;
const priceOf = (family: Family, sumInsured: number, tenure: number) =>
  bills[family].find((price) => price.sumInsured === sumInsured && price.tenure === tenure)?.priceAfterTax ??
  0;

test('a price of the page that no longer holds is asked for anew', async () => {
  const calls = fakeApi({ body: { ...first, validUntil: '2099-12-31' } });
  show('2020-01-31');
  expect(await screen.findByText(/31 Dec(ember)? 2099/)).toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(3));
});

test('a price that holds is asked for by nobody', () => {
  const calls = fakeApi({ body: first });
  show('2099-12-31');
  expect(screen.getByText(/2099/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a family, a sum or a term is answered by the page, another city by the server', async () => {
  const calls = fakeApi({ body: { ...first, tenure: 2, priceAfterTax: 77_777 } });
  show('2099-12-31');
  fireEvent.click(screen.getByLabelText('₹25 lakh'));
  fireEvent.click(screen.getByLabelText('2 years'));
  fireEvent.click(screen.getByLabelText(liveBill.families.four));
  expect(total()).toContain(formatMoney(priceOf('four', 25_00_000, 2)));
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText(liveBill.city), { target: { value: 'Lucknow' } });
  await waitFor(() => expect(calls).toHaveLength(3));
  await waitFor(() => expect(total()).toContain('₹77,777'));
});

const asked = askedBefore({ first, bills });

test('before its script is here every family, sum and term is answered by the price of the server', () => {
  expect(Object.keys(asked.props)).toHaveLength(families.length * covers.length * terms.length);
  for (const [name, { chosen = firstWish, ...further }] of Object.entries(asked.props)) {
    const part = aPart(htmlOf({ chosen, ...further }));
    expect([chosenIn(part), shownIn(part)]).toEqual([name, name]);
    expect(total()).toContain(formatMoney(priceOf(chosen.family, chosen.sumInsured, chosen.tenure)));
  }
});

test('its script finds the bill as it was answered, and keeps it', async () => {
  const [name, props] = Object.entries(asked.props).at(-1)!;
  const wanted = aPart(htmlOf(props)).firstElementChild!;
  const part = aPart(htmlOf({}));
  for (const label of [liveBill.families.four, '₹1 crore', '3 years'])
    screen.getByLabelText<HTMLInputElement>(label).click();
  morph(part.firstElementChild!, wanted);
  const answered = part.innerHTML;
  const mended: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      part,
      <Page>
        <LiveBill first={first} bills={bills} {...asked.props[shownIn(part)]} />
      </Page>,
      { onRecoverableError: (error) => mended.push(error) },
    );
  });
  expect(mended).toEqual([]);
  expect(part.innerHTML).toBe(answered);
  expect(chosenIn(part)).toBe(name);
});
