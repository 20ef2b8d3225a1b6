import { todayInIndia } from '@/lib/domain/common/dates';
import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS, type PaperSizes } from '@/lib/domain/plans/papers';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { renderPlanPaper } from './planPapers';

const sizes = new Map<ProductSlug, Promise<PaperSizes>>();

async function measure(slug: ProductSlug): Promise<PaperSizes> {
  const today = todayInIndia(new Date());
  const entries = PLAN_PAPERS.map(async (paper) => {
    const files = locales.map(async (locale) => {
      const { length } = await renderPlanPaper(slug, paper, today, locale);
      return [locale, Math.ceil(length / 1024)] as const;
    });
    return [paper, Object.fromEntries(await Promise.all(files))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as PaperSizes;
}

/** Each paper is made while the site is built, so that its page can say its size. */
export function loadPaperSizes(slug: ProductSlug): Promise<PaperSizes> {
  const known = sizes.get(slug) ?? measure(slug);
  sizes.set(slug, known);
  return known;
}
