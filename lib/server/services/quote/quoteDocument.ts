import { ageInYears, todayInIndia } from '@/lib/domain/common/dates';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import { eldestFirst } from '@/lib/domain/quote/members';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import type { InformationSheetQuery } from '@/lib/validation/quote/requests';
import { toPlanData } from '@/lib/server/documents/plan';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findPlace } from '@/lib/server/places/places';
import { AppError } from '@/lib/server/http/errors';
import { getOwnQuote } from './ownQuote';
import { findVerifiedQuote } from './verifiedQuote';
import { findOwnQuote } from './quoteStore';

/** Makes the quote's document at today's price. Throws STEP_NOT_REACHED while no available plan is chosen. */
export async function renderQuote({ input, caller, now, locale }: ApiRequest<{ quoteId: string }>) {
  const quote = await getOwnQuote(input.quoteId, caller.ownerHash);
  const date = todayInIndia(now);
  const price = repriceFamily(quote, findPlace(quote), date);
  const plan = toPlanData(quote);
  if (!price || !plan) throw new AppError('STEP_NOT_REACHED');
  const { members } = quote;
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

export async function renderQuoteSheet(request: ApiRequest<InformationSheetQuery>): Promise<Buffer> {
  const { input, caller, now, locale } = request;
  const { quoteId, language = locale } = input;
  const own = await findOwnQuote(quoteId, caller.ownerHash);
  const plan = toPlanData(own ?? (await findVerifiedQuote(quoteId, request)));
  if (!plan) throw new AppError('STEP_NOT_REACHED');
  return renderDocument('informationSheet', { date: todayInIndia(now), plan }, language);
}
