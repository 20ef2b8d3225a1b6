import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonths, todayInIndia } from '@/lib/domain/common/dates';
import { findCity } from '@/lib/domain/places/cities';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { priceEvery } from '@/lib/domain/quote/pricing/priceAll';
import type { PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { PRODUCTS, type ProductSlug } from '@/lib/domain/plans/products.data';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { locales, type Locale } from '@/lib/i18n/locales';
import { familyOf } from '@/components/site/live/families';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { fakeView } from '@/tests/browser/fakeView';
import { prerenderIn, showIn, tableOf } from '@/tests/browser/planTables';
import { loadProduct, type ProductProps } from './product';
import { ProductParts } from './ProductParts';

const sizes = { en: 20, hi: 21, ta: 22 };
const papers = { brochure: sizes, informationSheet: sizes, wording: sizes };
const today = todayInIndia(new Date());

const Shown = (props: ProductProps) => <ProductParts {...props} papers={papers} line="A plan." />;

let view: ReturnType<typeof fakeView>;
beforeEach(() => (view = fakeView()));

async function load(slug: ProductSlug, locale: Locale = 'en') {
  const loaded = await loadProduct(slug, locale);
  if (!('props' in loaded)) throw new Error(`${slug} has no page`);
  return loaded.props;
}

test.each(locales)('in %s every plan’s page has its bill, its parts and its papers', async (locale) => {
  for (const { slug } of PRODUCTS) {
    const props = await load(slug, locale);
    // Next refuses props that JSON can't express.
    expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
    const page = prerenderIn(locale, <Shown {...props} />);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('#bill')).toHaveTextContent(formatMoney(props.first.bill.priceAfterTax));
    const links = [...page.querySelectorAll('nav a[href^="#"]')];
    const parts = links.map((link) => link.getAttribute('href') ?? '');
    expect(parts.filter((part) => !page.querySelector(part))).toEqual([]);
    expect(parts.includes('#variants')).toBe(props.variants !== null);
    expect(page.querySelectorAll('#papers a')).toHaveLength(9);
  }
});

test('waiting periods end on days that are counted from today', async () => {
  showIn('en', <Shown {...await load('reassurev2')} />);
  const waits = within(screen.getByRole('region', { name: 'From when it pays' }));
  expect(waits.getByText(formatDate(addMonths(today, 36), 'en'))).toBeVisible();
  expect(waits.getByText('month 37')).toBeVisible();
});

test('another variant changes the bill, the way to buy it and the prices of its riders', async () => {
  const family = { members: familyOf('three', today), sumInsured: 10_00_000, place: findCity('Pune') };
  const { plans } = priceEvery(family, today);
  const all = { refused: [], plans: plans.map((plan) => sayPlace(plan, 'en')) };
  const chosen = all.plans.find(
    ({ product, tier, tenure }) => product === 'reassurev2' && tier === 'Titanium+' && tenure === 1,
  );
  fakeApi((url) => ({ body: url.includes('tiers=all') ? all : chosen }));
  showIn('en', <Shown {...await load('reassurev2')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Titanium+' }));
  await waitFor(() => expect(screen.getByText('ReAssure 2.0 Titanium+')).toBeVisible());
  expect(
    screen.getByText(formatMoney(chosen?.priceAfterTax ?? 0), { selector: '[aria-live] b' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /Quick Buy/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Titanium'),
  );
});

const sold = PRODUCTS.flatMap(({ slug, name, tiers }) => tiers.map((tier) => ({ slug, name, tier })));

test.each(sold)('$name $tier, chosen, is what waits, limits and questions are about', async (plan) => {
  const { slug, name, tier } = plan;
  const props = await load(slug);
  const { wish, ages } = props.first;
  const family = { members: familyOf(wish.family, today, ages), place: findCity(wish.city) };
  const every = priceEvery({ ...family, sumInsured: wish.sumInsured }, today).plans;
  const all = { refused: [], plans: every.map((each) => sayPlace(each, 'en')) };
  fakeApi((url) => ({ body: url.includes('tiers=all') ? all : all.plans[0] }));
  showIn('en', <Shown {...props} />);
  const choose = screen.queryByRole('button', { name: `Choose ${tier}` });
  if (choose) await userEvent.click(choose);
  const title = `${name} ${tier}`;
  const part = (is: string) => screen.getByRole('region', { name: is });
  await waitFor(() => expect(part('From when it pays')).toHaveTextContent(`are those of ${title}.`));

  const own: PlanFeatures = tableOf(slug)[tier] ?? {};
  const waits = ['maternity', 'existingIllness', 'namedIllness'] as const;
  const months = waits.flatMap((feature) => own[feature]?.values?.months ?? []);
  const shown = within(part('From when it pays'));
  expect(shown.getAllByText(/^month \d+$/).map((each) => Number(each.textContent?.slice(6)))).toEqual(
    months.map((wait) => wait + 1).toSorted((one, other) => one - other),
  );
  const pays = part('What it pays, and beside it what it doesn’t');
  expect(pays).toHaveTextContent(`${title} in plain words`);
  expect(birthsIn(pays)).toEqual([own.maternity?.values?.months].flatMap((wait) => wait ?? []));
  const asked = document.getElementById('questions')?.textContent ?? '';
  expect(asked.includes(`With ${title} the age group of your first day`)).toBe(
    own.entryAge?.answer === 'untilClaim',
  );
  expect(asked.includes('After each claim the sum')).toBe(own.refill?.answer === 'unlimited');
  expect(asked.includes('Once in a policy year the sum')).toBe(own.refill?.answer === 'once');
});

/** Reads after how many months the page says that a birth is paid. */
const birthsIn = (part: HTMLElement) =>
  [...(part.textContent ?? '').matchAll(/A birth after (\d+) months/g)].map(([, months]) => Number(months));

test('where another variant can’t be priced, all that is said stays with the bill that is shown', async () => {
  fakeApi({ status: 500 });
  catchLog();
  showIn('en', <Shown {...await load('reassurev2')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Titanium+' }));
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.getByRole('region', { name: 'From when it pays' })).toHaveTextContent(
    'are those of ReAssure 2.0 Platinum+.',
  );
  expect(screen.getByRole('button', { name: 'Choose Titanium+' })).toBeVisible();
});

test('the part that is read is marked in the bar of parts', async () => {
  showIn('en', <Shown {...await load('reassurev2')} />);
  const marked = () => document.querySelector('nav [aria-current="location"]')?.textContent;
  expect(marked()).toBeUndefined();
  view(document.getElementById('pays'), true);
  expect(marked()).toBe('What it pays');
  view(document.getElementById('waits'), true);
  view(document.getElementById('pays'), false);
  expect(marked()).toBe('Waiting');
});

test('away from the bill a bar has its price and the way to buy', async () => {
  const props = await load('reassurev2');
  showIn('en', <Shown {...props} />);
  const buttons = () => screen.getAllByRole('link', { name: 'Quick Buy' });
  const bill = buttons()[0]?.closest('[aria-busy]') ?? null;
  expect(buttons()).toHaveLength(1);
  view(bill, false);
  expect(buttons()).toHaveLength(2);
  const bar = within(buttons()[1]?.parentElement as HTMLElement);
  expect(bar.getByText(formatMoney(props.first.bill.priceAfterTax))).toBeVisible();
  expect(bar.getByRole('link', { name: 'How is this worked out?' })).toHaveAttribute('href', '#bill');
  view(bill, true);
  expect(buttons()).toHaveLength(1);
});
