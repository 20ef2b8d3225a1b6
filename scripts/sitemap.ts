import { writeFileSync } from 'node:fs';
import { brand } from '@/lib/brand';
import { toSitemap } from '@/lib/i18n/sitemap';

/** Writes public/sitemap.xml: add a page here when it is there to be found. */
const pages = ['/', '/health-insurance-plan/get-quote'];

writeFileSync(new URL('../public/sitemap.xml', import.meta.url), toSitemap(`https://${brand.domain}`, pages));
