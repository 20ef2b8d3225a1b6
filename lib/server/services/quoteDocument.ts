import { ageInYears, todayInIndia } from '@/lib/domain/dates';
import { eldestFirst } from '@/lib/domain/members';
import { findProduct, tierOf } from '@/lib/domain/products';
import { quoteReference } from '@/lib/domain/quoteReference';
import { RIDER_KEYS } from '@/lib/domain/riders.data';
import { renderDocument } from '../documents/renderDocument';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { getOwnQuote } from './ownQuote';
import { membersOf, repriceQuote } from './quoteRecord';

/** An own quote as a PDF, at today's price. Throws STEP_NOT_REACHED while there is no plan that can be had. */
export async function renderQuote({ input, caller, now, locale }: ApiRequest<{ quoteId: string }>) {
  const quote = await getOwnQuote(input.quoteId, caller.ownerHash);
  const date = todayInIndia(now);
  const price = repriceQuote(quote, date);
  const product = findProduct(quote.product ?? '');
  if (!price || !product) throw new AppError('STEP_NOT_REACHED');
  const { sumInsured, tenure } = price;
  const members = membersOf(quote);
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
      plan: {
        product: product.slug,
        tier: tierOf(product, price.tier) ?? '',
        sumInsured,
        tenure,
        riders: RIDER_KEYS.filter((key) => quote.riders.includes(key)),
      },
      price,
    },
    locale,
  );
  return { file, reference };
}
