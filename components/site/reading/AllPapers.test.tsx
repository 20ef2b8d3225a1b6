import '@testing-library/jest-dom';
import { PLAN_PAPERS } from '@/lib/domain/plans/papers';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { locales } from '@/lib/i18n/locales';
import { prerenderIn } from '@/tests/browser/planTables';
import { AllPapers } from './AllPapers';

const sizes = { en: 21, hi: 22, ta: 23 };
const plans = PRODUCTS.map(({ slug, name }) => ({
  slug,
  name,
  sizes: { brochure: sizes, informationSheet: sizes, wording: sizes },
}));

test.each(locales)('in %s every paper of every plan is a link with its language and size', (locale) => {
  const page = prerenderIn(locale, <AllPapers plans={plans} />);
  const links = [...page.querySelectorAll('td a')];
  const said = links.map((link) => {
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://x.example');
    return [searchParams.get('product'), searchParams.get('paper'), searchParams.get('language')].join(' ');
  });
  expect(said).toEqual(
    PRODUCTS.flatMap(({ slug }) =>
      PLAN_PAPERS.flatMap((paper) => locales.map((language) => `${slug} ${paper} ${language}`)),
    ),
  );
  expect(links.map((link) => link.textContent?.match(/\d+ KB/)?.[0])).toEqual(
    links.map((_, at) => `${[21, 22, 23][at % 3]} KB`),
  );
  // Read aloud, each link says whose paper it is.
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length);
});
