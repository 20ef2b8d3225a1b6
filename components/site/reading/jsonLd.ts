import { brand } from '@/lib/brand';
import type { Crumb } from './Crumbs';

/** Breadcrumbs for search engines (schema.org). */
export function toTrail(trail: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: brand.shortName, path: '/' }, ...trail].map(({ title, path = '/' }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: `https://${brand.domain}${path}`,
    })),
  };
}
