import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { loadOffer } from '@/components/site/content/product/offer';
import { OfferCard } from '@/components/site/content/product/OfferCard';
import { loadProduct } from '@/components/site/content/product/product';
import { VariantTable } from '@/components/site/content/product/VariantTable';
import { PlanHighlights } from '@/components/resume/welcomeBack/PlanHighlights';
import { paths } from '@/lib/config/paths';
import { claimOf } from '@/lib/domain/plans/planClaims';
import { FEATURES, type Feature } from '@/lib/domain/plans/planFeatures.data';
import { findProduct } from '@/lib/domain/plans/products';
import { PRODUCTS, type ProductSlug } from '@/lib/domain/plans/products.data';
import { formatMoney } from '@/lib/i18n/format';
import { locales, type Locale } from '@/lib/i18n/locales';
import {
  isNothing,
  lowestOf,
  messagesOf,
  numbersIn,
  showIn,
  tableOf,
  variantsOf,
  today,
  valuesOf,
  type Variant,
} from '@/tests/browser/planTables';
import { useClaims } from './useClaims';

type Told = { slug: ProductSlug; tier: Variant; feature: Feature };

/** Features that no plan highlights: only its table shows them. */
const inTablesAlone: readonly Feature[] = [
  'firstDays',
  'managedIllness',
  'namedIllness',
  'aroundHospital',
  'dayCare',
  'ambulance',
];
const every: readonly Told[] = PRODUCTS.flatMap(({ slug }) =>
  variantsOf(slug).flatMap((tier) =>
    FEATURES.filter((feature) => tableOf(slug)[tier]?.[feature] && !inTablesAlone.includes(feature)).map(
      (feature) => ({ slug, tier, feature }),
    ),
  ),
);

function Claims() {
  const { textOf, moreOf } = useClaims();
  return every.map(({ slug, tier, feature }) => {
    const claim = claimOf(slug, tier, feature);
    return (
      <p key={`${slug} ${tier} ${feature}`}>
        <span>{claim && textOf(claim)}</span>
        <span>{claim && moreOf(claim)}</span>
      </p>
    );
  });
}

const namedIn = (slug: ProductSlug, said: string) =>
  variantsOf(slug).filter((tier) => tier !== '' && said.split(/[ ,:]+/).includes(tier));

/** A claim that a variant lacks names the variants that have it, if there are any. */
function expectOthers({ slug, feature }: Told, text: string): void {
  const having = variantsOf(slug).filter((tier) => !isNothing(tableOf(slug)[tier]?.[feature]));
  expect(text !== '').toBe(having.length > 0);
  for (const other of namedIn(slug, text)) expect(having).toContain(other);
}

function expectOwn({ slug, tier, feature }: Told, text: string, more: string): void {
  const own = tableOf(slug)[tier]?.[feature];
  expect(numbersIn(text)).toEqual(valuesOf(own));
  expect(more !== '').toBe(namedIn(slug, more).length > 0);
  for (const other of namedIn(slug, more)) {
    expect(numbersIn(more)).toEqual(valuesOf(tableOf(slug)[other]?.[feature]));
    expect(tableOf(slug)[other]?.[feature]).not.toEqual(own);
  }
}

test.each(locales)('in %s each claim of each variant says its own values, or names whose it is', (locale) => {
  const { container } = showIn(locale, <Claims />);
  every.forEach((told, at) => {
    const [text = '', more = ''] = [...(container.children[at]?.children ?? [])].map(
      (part) => part.textContent ?? '',
    );
    const isCost = told.feature === 'coPayment' || told.feature === 'youPayFirst';
    const isMissing = !isCost && isNothing(tableOf(told.slug)[told.tier]?.[told.feature]);
    if (isMissing) expectOthers(told, text);
    else expectOwn(told, text, more);
  });
});

function expectAnswer(locale: Locale, { slug, tier, feature }: Told): void {
  const texts = messagesOf(locale).plans.features as unknown as Record<string, Record<string, string>>;
  const own = tableOf(slug)[tier]?.[feature];
  const answer = screen.getByText(texts[feature]?.label ?? '').parentElement?.querySelector('dd');
  const unfilled = (texts[feature]?.[own?.answer ?? ''] ?? '').replace(/\{[^}]*\}/g, '');
  expect(numbersIn(answer?.textContent ?? '')).toEqual([...valuesOf(own), ...numbersIn(unfilled)]);
}

test.each(locales)('in %s a listing shows each plan in its cheapest variant, and its answers', (locale) => {
  for (const { slug } of PRODUCTS) {
    const offer = loadOffer(slug, today);
    const { unmount } = showIn(locale, <OfferCard offer={offer} />);
    const { tier, price } = lowestOf(slug, offer.sumInsured, offer.age);
    const links = screen.getAllByText((_, element) => element?.tagName === 'A');
    expect(screen.getByText(offer.name, { selector: 'h3' })).toHaveTextContent(
      `${offer.name} ${tier}`.trim(),
    );
    expect(screen.getByText(formatMoney(price))).toBeInTheDocument();
    expect(links.map((link) => link.getAttribute('href'))).toContain(paths.quoteOf(slug, tier));
    for (const { feature } of offer.facts) expectAnswer(locale, { slug, tier, feature });
    unmount();
  }
});

function expectColumn(slug: ProductSlug, tier: Variant, feature: Feature, cell: Element | undefined): void {
  const said = numbersIn(cell?.textContent ?? '');
  for (const value of valuesOf(tableOf(slug)[tier]?.[feature])) expect(said).toContain(value);
}

test.each(locales)('in %s a plan’s page has under each variant what that variant has', async (locale) => {
  for (const { slug, tiers: variants } of PRODUCTS) {
    const loaded = await loadProduct(slug, locale);
    const props = 'props' in loaded ? loaded.props : undefined;
    expect(props?.variants ? variants.length : 0).toBe(variants.length);
    if (!props?.variants) continue;
    const { first, variant } = props;
    const { unmount, container } = showIn(
      locale,
      <VariantTable {...props.variants} chosen={variant} onChoose={() => undefined} prices={first.prices} />,
    );
    const [head, prices, ...rows] = [...container.querySelectorAll('tr')];
    const named = [...(head?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent as Variant);
    expect(named.toSorted()).toEqual(variantsOf(slug).toSorted());
    named.forEach((tier, at) => {
      const own = first.prices.find((each) => each.tier === tier && each.tenure === 1)?.price ?? 0;
      expect(prices?.querySelectorAll('td')[at]).toHaveTextContent(formatMoney(own));
    });
    props.variants.rows.forEach(({ feature }, at) => {
      const cells = rows[at]?.querySelectorAll('td');
      named.forEach((each, column) => expectColumn(slug, each, feature, cells?.[column]));
    });
    unmount();
  }
});

/** Longest first, since some names are prefixes of others. */
const byLength = PRODUCTS.toSorted((one, other) => other.name.length - one.name.length);

test.each(locales)('in %s the dialog names the variant of each highlight', (locale) => {
  showIn(locale, <PlanHighlights />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const title = within(row).getByText((_, element) => element?.tagName === 'B').textContent ?? '';
    const slug = byLength.find(({ name }) => title.startsWith(name))?.slug ?? 'rise';
    const tier = title.slice(findProduct(slug)?.name.length).trim() as Variant;
    expect(variantsOf(slug)).toContain(tier);
    const own = Object.values(tableOf(slug)[tier] ?? {}).flatMap((answer) => valuesOf(answer));
    const claim = row.querySelector('b + span')?.firstChild?.textContent ?? '';
    for (const number of numbersIn(claim)) expect(own).toContain(number);
  }
});
