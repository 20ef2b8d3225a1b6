import { toPlanData } from '@/lib/server/documents/plan';
import { termsOf } from '@/lib/domain/plans/catalogue';
import { todayInIndia, type IsoDate } from '@/lib/domain/common/dates';
import type { PlanPaper } from '@/lib/domain/plans/papers';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import type { Locale } from '@/lib/i18n/locales';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { PlanPaperQuery } from '@/lib/validation/plans/requests';

/** A paper of the plan in its usual variant, with its smallest usual sum and no riders. */
export function renderPlanPaper(
  product: ProductSlug,
  paper: PlanPaper,
  date: IsoDate,
  language: Locale,
): Promise<Buffer> {
  if (paper !== 'informationSheet') return renderDocument(paper, { product, date }, language);
  const terms = termsOf(product, date);
  if (!terms) throw new AppError('NOT_FOUND');
  const tier = findProduct(product)?.usualTier ?? '';
  const plan = toPlanData({ product, tier, sumInsured: terms.baseSumInsured, riders: [] });
  if (!plan) throw new AppError('NOT_FOUND');
  return renderDocument('informationSheet', { date, plan }, language);
}

export async function readPlanPaper({ input, now }: ApiRequest<PlanPaperQuery>): Promise<Buffer> {
  const { product, paper, language } = input;
  return renderPlanPaper(product, paper, todayInIndia(now), language);
}
