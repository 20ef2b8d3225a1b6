import { backgroundOf, type Background } from '@/components/common/page/background';
import config from '@/next.config.js';
import { pageTypeOf, type PageType } from './pageTypes';
import { pathFamilies } from './pathFamilies.js';
import { tagSetOf } from './tagPages';

type Row = readonly [path: string, Background, ReturnType<typeof tagSetOf>, PageType];

/** The specification's families of paths and home-type pages: background, tag set, type of page. */
const table: readonly Row[] = [
  ['/', 'shellHome', 'site', 'home'],
  ['/v1', 'shellHome', 'site', 'home'],
  ['/health-insurance-plan/get-quote?product=aspire#plans', 'shellHome', undefined, 'journey'],
  ['/health-insurance-plan/aspire', 'shellHome', undefined, 'journey'],
  ['/health-insurance-plans.html', 'shellHome', 'site', 'plans'],
  ['/family-health-insurance-plans.html', 'shellHome', 'site', 'plans'],
  ['/individual-health-insurance-plans.html', 'shellHome', 'site', 'plans'],
  ['/travel-insurance.html', 'shellHome', 'site', 'plans'],
  ['/mediclaim.html', 'shellHome', 'site', 'plans'],
  ['/mediclaim', 'shellHome', 'site', 'plans'],
  ['/Empower', 'shellHouse', 'site', 'plans'],
  ['/Empower/offer', 'shellHouse', 'site', 'plans'],
  ['/Empower/offer/2026', 'shellHouse', 'site', 'plans'],
  ['/Empower-2026', 'shellHouse', 'site', 'plans'],
  ['/ReAssure2', 'shellHouse', 'site', 'plans'],
  ['/ReAssure2/titanium', 'shellHouse', 'site', 'plans'],
  ['/Travel', 'shellWhite', 'site', 'plans'],
  ['/TravelPlans', 'shellWhite', undefined, 'plans'],
  ['/Travel/get-quote', 'shellWhite', undefined, 'journey'],
  ['/Travel/summary/A1', 'shellWhite', undefined, 'journey'],
  ['/travelLogin', 'shellTravel', undefined, 'journey'],
  ['/ohi', 'shellWhite', 'site', 'plans'],
  ['/ohi-form', 'shellWhite', 'site', 'plans'],
  ['/psbu', 'shellPaper', 'psbu', 'plans'],
  ['/psbu-bank/plans', 'shellPaper', 'psbu', 'plans'],
  ['/psbu/a/b/c', 'shellPaper', 'psbu', 'plans'],
  ['/psbu/kyc', 'shellPaper', undefined, 'plans'],
  ['/appform', 'shellPaper', undefined, 'journey'],
  ['/appforms', 'shellPaper', undefined, 'journey'],
  ['/appforms/rise/A1', 'shellPaper', undefined, 'journey'],
  ['/appforms/aspire/A1', 'shellHouse', undefined, 'journey'],
  ['/appforms/senior-first/A1?x=1', 'shellHouse', undefined, 'journey'],
  ['/appforms/reassurev2/A1', 'shellHouse', undefined, 'journey'],
  ['/appforms/health-recharge/A1', 'shellHouse', undefined, 'journey'],
  ['/appforms/health-premia/A1', 'shellHouse', undefined, 'journey'],
  ['/health-insurance/aspire', 'shellPaper', 'site', 'product'],
  ['/about-us', 'shellPaper', 'site', 'company'],
  ['/portability', 'shellPaper', undefined, 'plans'],
  ['/policy/P1', 'shellPaper', undefined, 'my'],
  ['/disease-a-z/dengue', 'shellPaper', undefined, 'reading'],
];

test.each(table)('%s stands on %s, with the tags %s, as a page of the type %s', (path, ...wanted) => {
  expect([backgroundOf(path), tagSetOf(path), pageTypeOf(path)]).toEqual(wanted);
});

test('every other address of a family shows the page of the family, and no page that there is', async () => {
  const rewrites = await config.rewrites?.();
  const fallback = rewrites && !Array.isArray(rewrites) ? (rewrites.fallback ?? []) : [];
  expect(fallback.map(({ source, destination }) => [source, destination])).toEqual(
    pathFamilies.flatMap((family) => [
      [`${family}:rest`, family],
      [`${family}/:rest+`, family],
      [`${family}:rest/:more+`, family],
    ]),
  );
});
