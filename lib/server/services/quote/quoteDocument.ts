import { ageInYears, todayInIndia } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import { eldestFirst } from '@/lib/domain/quote/members';
import { findProduct, tierOf } from '@/lib/domain/plans/products';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import type { InformationSheetQuery } from '@/lib/validation/quote/requests';
import type { PlanData } from '@/lib/server/documents/documentData';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findPlace } from '@/lib/server/places/places';
import { AppError } from '@/lib/server/http/errors';
import { getOwnQuote } from './ownQuote';
import { findVerifiedQuote } from './verifiedQuote';
import { findOwnQuote } from './quoteStore';

/** An own quote as a PDF, at today's price. Throws STEP_NOT_REACHED while there is no plan that can be had. */
export async function renderQuote({ input, caller, now, locale }: ApiRequest<{ quoteId: string }>) {
  const quote = await getOwnQuote(input.quoteId, caller.ownerHash);
  const date = todayInIndia(now);
  const price = repriceFamily(quote, findPlace(quote), date);
  const plan = planOf(quote);
  if (!price || !plan) throw new AppError('STEP_NOT_REACHED');
  const members = quote.members;
  const [eldest] = eldestFirst(members);
  const reference = quoteReference(quote._id);
  const file = await renderDocument(
    'quote',
    {
      reference,
      date,
      members: members.map((member) => ({
        relation: member.relation,
        age: ageInYears(member.dateOfBirth, date),
        isEldest: member === eldest,
      })),
      place: { city: quote.city ?? '', pincode: quote.pincode },
      plan,
      price,
    },
    locale,
  );
  return { file, reference };
}

/**
 * The Customer Information Sheet of the plan that a quote names, before there is a policy: for the session that holds
 * the quote, and for who proved its number. Nobody stands in it.
 */
export async function renderQuoteSheet(request: ApiRequest<InformationSheetQuery>): Promise<Buffer> {
  const { input, caller, now, locale } = request;
  const { quoteId, language = locale } = input;
  const own = await findOwnQuote(quoteId, caller.ownerHash);
  const plan = planOf(own ?? (await findVerifiedQuote(quoteId, request)));
  if (!plan) throw new AppError('STEP_NOT_REACHED');
  return renderDocument('informationSheet', { date: todayInIndia(now), plan }, language);
}

function planOf(quote: Quote): PlanData | undefined {
  const product = findProduct(quote.product ?? '');
  const { sumInsured, tenure = 1 } = quote;
  if (!product || !sumInsured) return undefined;
  return {
    ...{ product: product.slug, sumInsured, tenure },
    tier: tierOf(product, quote.tier) ?? '',
    riders: RIDER_KEYS.filter((key) => quote.riders.includes(key)),
  };
}
