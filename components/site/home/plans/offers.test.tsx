import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { beginWith, emptyPlan } from '@/lib/domain/quote/journey/planForm';
import { findProduct } from '@/lib/domain/plans/products';
import { formatMoney } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import {
  isNothing,
  lowestOf,
  numbersIn,
  showIn,
  tableOf,
  variantsOf,
  today,
  valuesOf,
} from '@/tests/browser/planTables';
import { loadHomePrices } from './homePrices';
import { homePlans, planKeys, type PlanKey } from './planCardData';
import { PlanCards } from './PlanCards';
import { PlanRecommendation } from './PlanRecommendation';

const { offers, facts } = loadHomePrices(today);

function expectCard(card: HTMLElement, key: PlanKey): void {
  const { slug, riders, points } = homePlans[key];
  const { tier, price } = lowestOf(slug, offers[key].sumInsured, offers[key].age, riders);
  expect(within(card).getByText(formatMoney(price)).parentElement?.textContent).toContain(tier);
  const told = [...card.querySelectorAll('li')].map((item) => item.querySelector('svg + span')?.firstChild);
  expect(told).toHaveLength(4);
  if (points === 'rider') return;
  points.forEach((feature, row) => {
    const own = tableOf(slug)[tier]?.[feature];
    if (!isNothing(own)) expect(numbersIn(told[row]?.textContent ?? '')).toEqual(valuesOf(own));
  });
}

test.each(locales)('in %s a card of home tells of the variant whose price it shows, the lowest', (locale) => {
  showIn(locale, <PlanCards offers={offers} />);
  const names = screen.getAllByText((_, element) => element?.tagName === 'H3');
  expect(names).toHaveLength(planKeys.length);
  planKeys.forEach((key, at) => {
    const card = names[at]?.closest('li');
    if (!card) throw new Error(`No card of ${key}`);
    expectCard(card, key);
  });
});

function expectBegins(link: HTMLElement): void {
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://s.example');
  const { product = '', ...named } = Object.fromEntries(searchParams);
  const plan = beginWith({ product, ...named }, emptyPlan);
  const found = findProduct(product);
  if (!found) throw new Error(`${product} is no plan`);
  const row = link.closest('li');
  expect(found.flow).toBe('online');
  expect(variantsOf(found.slug)).toContain(plan.tier ?? '');
  expect(row).toHaveTextContent([found.name, plan.tier].filter(Boolean).join(' '));
  expect(/with SmartHealth/.test(row?.textContent ?? '')).toBe(plan.added !== undefined);
  const low = lowestOf(found.slug, plan.sumInsured, product === 'senior-first' ? 61 : 25, plan.added);
  expect(row).toHaveTextContent(formatMoney(low.price));
  expect(plan.tier ?? '').toBe(low.tier);
}

test('every recommendation leads to the plan, variant and rider that it names, and can be bought', () => {
  showIn('en', <PlanRecommendation offers={offers} facts={facts} />);
  const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
  let seen = 0;
  for (const who of ['Only me', 'Me and my husband or wife', 'With children', 'My parents too']) {
    press(who);
    for (const medicine of ['No one', 'Diabetes or BP', 'Something else']) {
      press(medicine);
      for (const office of ['Yes', 'No']) {
        press(office);
        const links = screen
          .getAllByText('See the price for my family')
          .flatMap((words) => words.closest('a') ?? []);
        links.forEach(expectBegins);
        seen += links.length;
      }
    }
  }
  expect(seen).toBeGreaterThan(24);
});
