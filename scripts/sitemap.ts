import { writeFileSync } from 'node:fs';
import { brand } from '@/lib/brand';
import { contentPages } from '@/components/site/content/contentPages';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import { toSitemap } from '@/lib/i18n/sitemap';

/** Writes public/sitemap.xml; add new pages here. */
const pages = [
  '/',
  '/health-insurance-plan/get-quote',
  '/Travel/get-quote',
  '/network-hospitals',
  '/claims',
  '/tools',
  ...TOOLS.map((tool) => `/tools/${tool}`),
  '/health-insurance-plan/aspire',
  '/health-insurance-plans.html',
  '/individual-health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  // Individual and family are listed above.
  ...CATEGORIES.filter(({ slug }) => slug !== 'individual' && slug !== 'family').map(
    ({ slug }) => `/category/${slug}`,
  ),
  ...Object.values(contentPages).map(({ path }) => path),
  ...PRODUCTS.map(({ slug }) => `/health-insurance/${slug}`),
];

writeFileSync(new URL('../public/sitemap.xml', import.meta.url), toSitemap(`https://${brand.domain}`, pages));
