import { maskName } from '@/lib/domain/common/words/name';
import type { Locale } from '@/lib/domain/common/locales';
import { maskMobile } from '@/lib/domain/common/phone';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { offeredFrequency } from '@/lib/domain/plans/planTerms.data';
import type { QuoteDto } from './contract';
import { questionsOf } from './journey/familyForm';
import { stageReached } from './journey/stages';
import { STANDING } from './ownership';
import { nextStepOfQuote, productNameOf, type Quote } from './quote';

export function toQuoteDto(quote: Quote, language: Locale): QuoteDto {
  const { dialerId, onlineLeadId, pincode, city, zone, product, tier, sumInsured, tenure } = quote;
  const { familyCombination, trip, sumInsuredUsd, tripPrice } = quote;
  const { paymentId, applicationId, policyNumber } = quote;
  const { mobileNumber, name } = quote.person;
  const next = nextStepOfQuote(quote);
  return {
    quoteId: quote._id,
    segment: quote.segment,
    stage: stageReached(quote.stage, next),
    dialerId,
    onlineLeadId,
    pincode,
    city,
    zone,
    product,
    tier,
    sumInsured,
    tenure,
    ...questionsOf(quote),
    familyCombination,
    trip,
    sumInsuredUsd,
    tripPrice,
    price: quote.price && sayPlace(quote.price, language),
    paymentId,
    applicationId,
    policyNumber,
    frequency: offeredFrequency(quote.frequency),
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    name: name && maskName(name),
    productName: productNameOf(quote),
    members: quote.members,
    riders: quote.riders,
    ...(quote.standing === STANDING.unchecked && { isUnchecked: true }),
    next,
    version: quote.version,
    updatedAt: quote.updatedAt.toISOString(),
  };
}
