import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonths, todayInIndia } from '@/lib/domain/common/dates';
import { findCity } from '@/lib/domain/places/cities';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { priceEvery } from '@/lib/domain/quote/pricing/priceAll';
import { PRODUCTS, type ProductSlug } from '@/lib/domain/plans/products.data';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { locales, type Locale } from '@/lib/i18n/locales';
import { familyOf } from '@/components/site/live/families';
import { fakeApi } from '@/tests/browser/fakeApi';
import { fakeView } from '@/tests/browser/fakeView';
import { prerenderIn, showIn } from '@/tests/browser/planTables';
import { loadProduct, type ProductProps } from './product';
import { ProductParts } from './ProductParts';
import { useQuestions } from './sections/useQuestions';

const sizes = { en: 20, hi: 21, ta: 22 };
const papers = { brochure: sizes, informationSheet: sizes, wording: sizes };
const today = todayInIndia(new Date());

function Shown(props: ProductProps) {
  const plan = `${props.offer.name} ${props.variant}`.trim();
  const questions = useQuestions({ answers: props.answers, plan });
  return <ProductParts {...props} {...{ papers, plan, questions }} line={plan} />;
}

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
    // Next refuses what JSON can't say.
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
