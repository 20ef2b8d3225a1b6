/** Classes of styles/global.css. */
export const backgrounds = ['shellHouse', 'shellTravel', 'shellWhite', 'shellHome', 'shellPaper'] as const;
export type Background = (typeof backgrounds)[number];

const pictured = ['senior-first', 'reassurev2', 'aspire', 'health-recharge', 'health-premia'];
/** The specification's home-type routes. */
const ofHome = [
  '/',
  '/v1',
  '/health-insurance-plan/get-quote',
  '/health-insurance-plan/aspire',
  '/health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  '/individual-health-insurance-plans.html',
  '/travel-insurance.html',
  '/mediclaim.html',
  '/mediclaim',
];
const starts = (path: string, ...heads: readonly string[]) => heads.some((head) => path.startsWith(head));

/** Follows the specification's path families; all other pages have plain paper. */
export function backgroundOf(url: string): Background {
  const path = url.split(/[?#]/)[0] ?? '/';
  if (starts(path, '/Empower', '/ReAssure2')) return 'shellHouse';
  if (pictured.some((slug) => starts(path, `/appforms/${slug}/`))) return 'shellHouse';
  if (starts(path, '/travelLogin')) return 'shellTravel';
  if (starts(path, '/Travel', '/ohi')) return 'shellWhite';
  return ofHome.includes(path) ? 'shellHome' : 'shellPaper';
}
