/** Types of pages, for which the content server can enable the info strip. The first beginning that fits counts. */
const heads = {
  journey: ['/health-insurance-plan/', '/Travel/', '/travelLogin', '/payment', '/appform', '/continue', '/p'],
  product: ['/health-insurance/'],
  plans: [
    '/health-insurance-plans.html',
    '/family-health-insurance-plans.html',
    '/individual-health-insurance-plans.html',
    '/category/',
    '/travel-insurance.html',
    '/mediclaim',
    '/corporate-group-health-insurance',
    '/portability',
    '/Empower',
    '/ReAssure2',
    '/Travel',
    '/ohi',
    '/psbu',
  ],
  reading: [
    '/disease-a-z',
    '/health-insurance-articles',
    '/media-center',
    '/glossary',
    '/questions',
    '/search',
  ],
  tools: ['/tools'],
  hospitals: ['/network-hospitals'],
  claims: ['/claims'],
  my: ['/my', '/policy', '/card'],
  staff: ['/telecaller-dashboard-magnus', '/dev', '/docs', '/sandbox'],
} as const;

/** `company` pages are about us, law and help. */
export type PageType = keyof typeof heads | 'home' | 'company';

const types = Object.entries(heads) as [keyof typeof heads, readonly string[]][];
/** `/p` must match completely, since other paths begin with it. */
const begins = (path: string, head: string) => (head === '/p' ? path === head : path.startsWith(head));

export function pageTypeOf(url: string): PageType {
  const path = url.split(/[?#]/)[0] ?? '/';
  if (path === '/' || path === '/v1') return 'home';
  return types.find(([, all]) => all.some((head) => begins(path, head)))?.[0] ?? 'company';
}
