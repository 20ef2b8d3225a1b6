import type { InferType } from 'yup';
import { TRIP_CANCEL_REASONS } from '@/lib/domain/travel/cancelShares.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import { CERTIFICATE_CODE } from '@/lib/domain/travel/certificate';
import { attributionFields } from '@/lib/validation/common/attribution';
import { digits, flag, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { id, tripPolicyNumber, version } from '@/lib/validation/common/recordFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';
import { passportName, passportNumber } from './travellers';
import { trip } from './trip';

const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;

/** GET /api/travel-insurance/price: dates of birth separated by commas. */
export const tripPriceQuerySchema = trip(({ travellers, longestTrip, months, ...fields }) => ({
  ...fields,
  ...(longestTrip !== undefined && { longestTrip: numberOf(longestTrip) }),
  ...(months !== undefined && { months: numberOf(months) }),
  ...(travellers !== undefined && {
    travellers:
      typeof travellers === 'string' ? travellers.split(',', TRIP_LIMITS.travellers + 1) : travellers,
  }),
}));

export type TripPriceQuery = InferType<typeof tripPriceQuerySchema>;

/** POST …/travellers: a draft, possibly incomplete; with `submit`, all that a policy needs. */
export const travellersBodySchema = shape({
  quoteId: id().required('validation.id'),
  version: version(),
  details: quickQuoteForm().required('validation.form'),
  about: id(),
  submit: flag('validation.flag'),
  ...attributionFields,
});

export const tripPolicyQuerySchema = shape({ policyNumber: tripPolicyNumber() });

/** GET …/certificate: of one person, counted from 1, or of all. */
export const certificateQuerySchema = shape({
  policyNumber: tripPolicyNumber(),
  person: digits('validation.page').min(1, 'validation.page').max(TRIP_LIMITS.travellers, 'validation.page'),
});

export const certificateCheckBodySchema = shape({
  code: text('validation.id').matches(CERTIFICATE_CODE, 'validation.id').required('validation.id'),
  ...attributionFields,
});

export type TravellersBody = InferType<typeof travellersBodySchema>;
export type CertificateQuery = InferType<typeof certificateQuerySchema>;
export type CertificateCheckBody = InferType<typeof certificateCheckBodySchema>;

const tripDay = () => text('validation.trip.day').required('validation.trip.day');
/** The last day of a year follows from the first, that of studies from their months too. */
const otherDays = {
  policyNumber: tripPolicyNumber(),
  startsOn: tripDay(),
  endsOn: text('validation.trip.day'),
};

export const tripChangeQuerySchema = shape({ ...otherDays, months: digits('validation.trip.wholeMonths') });

/** POST …/change: `amount` is the difference that the customer saw, in whole rupees. */
export const tripChangeBodySchema = shape({
  ...otherDays,
  months: wholeNumber('validation.trip.wholeMonths'),
  amount: wholeNumber('validation.amount').required('validation.amount'),
  ...attributionFields,
});

export const spellingBodySchema = shape({
  policyNumber: tripPolicyNumber(),
  person: wholeNumber('validation.page')
    .min(1, 'validation.page')
    .max(TRIP_LIMITS.travellers, 'validation.page')
    .required('validation.page'),
  surname: passportName(),
  givenNames: passportName().required('validation.travellers.givenNames'),
  passportNumber: passportNumber().required('validation.travellers.passport'),
  ...attributionFields,
});

const typed = (longest: number) => text('validation.form').max(longest, 'validation.form');

/** POST …/typed: the fields of one change as typed so far; `about` is `days`, or `person1` of the first traveller. */
export const typedChangeBodySchema = shape({
  policyNumber: tripPolicyNumber(),
  about: text('validation.id')
    .matches(/^(?:days|person[1-9])$/, 'validation.id')
    .required('validation.id'),
  typed: shape({
    startsOn: typed(10),
    endsOn: typed(10),
    months: wholeNumber('validation.form'),
    givenNames: typed(60),
    surname: typed(60),
    passportNumber: typed(24),
  }),
  ...attributionFields,
});

/** POST …/cancel: `amount` as the customer saw it, in whole rupees; a page from before a deploy says nothing of it. */
export const cancelTripBodySchema = shape({
  policyNumber: tripPolicyNumber(),
  amount: wholeNumber('validation.amount'),
  reason: text('validation.application.choose')
    .oneOf(TRIP_CANCEL_REASONS, 'validation.application.choose')
    .required('validation.application.choose'),
  ...attributionFields,
});

export type TripChangeQuery = InferType<typeof tripChangeQuerySchema>;
export type TripChangeBody = InferType<typeof tripChangeBodySchema>;
export type TypedChangeBody = InferType<typeof typedChangeBodySchema>;
export type SpellingBody = InferType<typeof spellingBodySchema>;
export type CancelTripBody = InferType<typeof cancelTripBodySchema>;
