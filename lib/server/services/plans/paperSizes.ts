import { todayInIndia } from '@/lib/domain/common/dates';
import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS, type PaperSizes } from '@/lib/domain/plans/papers';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { renderPlanPaper } from './planPapers';

const sizes = new Map<ProductSlug, Promise<PaperSizes>>();

async function measure(slug: ProductSlug): Promise<PaperSizes> {
  const today = todayInIndia(new Date());
  const papers: Record<string, Record<string, number>> = {};
  // One after another: several pages are built at once, and the typesetter's queue is limited.
  for (const paper of PLAN_PAPERS) {
    const ofPaper = (papers[paper] ??= {});
    for (const locale of locales) {
      const { length } = await renderPlanPaper(slug, paper, today, locale);
      ofPaper[locale] = Math.ceil(length / 1024);
    }
  }
  return papers as PaperSizes;
}

/** Each paper is made while the site is built, so that its page can say its size. */
export function loadPaperSizes(slug: ProductSlug): Promise<PaperSizes> {
  const known = sizes.get(slug) ?? measure(slug);
  sizes.set(slug, known);
  return known;
}
