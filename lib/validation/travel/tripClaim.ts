import type { InferType } from 'yup';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { isMasked } from '@/lib/domain/common/keptNumbers';
import { lossesOf, TRIP_CUTS, type TripLoss } from '@/lib/domain/travel/claims/losses.data';
import {
  isJourneyDay,
  lossDays,
  LONGEST_TRIP_CLAIM,
  type TripClaimDetails,
} from '@/lib/domain/travel/claims/tripClaim';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { Studies } from '@/lib/domain/travel/kinds/studies';
import type { Trip } from '@/lib/domain/travel/trip';
import { choice, ifsc, keptNumber, line, printed } from '@/lib/validation/application/fields';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text, todayOf, wholeNumber } from '@/lib/validation/common/base';
import { personName } from '@/lib/validation/common/personFields';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import { tripPolicyNumber, version } from '@/lib/validation/common/recordFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';

const choose = 'validation.application.choose';
const amount = 'validation.tripClaim.amount';
const MOST_CENTS = 10_000_000_00;
/** Dollars, with cents if there are any. */
const USD = /^\d{1,7}(?:\.\d{1,2})?$/;
/** The commas of 1,240.50 and 1,00,000, but not that of 1240,50. */
const GROUPS = /,(?=\d{3}(?:[,.]|$)|\d{2},)/g;
const dollars = () =>
  text(amount).transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(GROUPS, '') : typed));

type About = { trip: Trip; issuedOn: IsoDate; studies?: Studies | undefined };

const leftOn = (trip: Trip) =>
  text('validation.tripClaim.day')
    .required('validation.tripClaim.day')
    .test('journey', 'validation.tripClaim.journey', (value) => isJourneyDay(value, trip));

const schemaOf = ({ trip, issuedOn, studies }: About) =>
  shape({
    person: choice(trip.travellers.map((_birth, at) => String(at + 1))),
    loss: choice(lossesOf(kindOf(trip), studies)),
    ...(trip.kind === 'annual' && { leftOn: leftOn(trip) }),
    happenedOn: text('validation.tripClaim.day')
      .required('validation.tripClaim.day')
      .test('day', 'validation.tripClaim.day', (value) => isIsoDate(value))
      .test('past', 'validation.tripClaim.future', (value, context) => value <= todayOf(context))
      .test('covered', 'validation.claims.notInForce', (value, { parent }) => {
        const { from, to } = lossDays(parent as TripClaimDetails, trip, issuedOn);
        return !isIsoDate(value) || (value >= from && value <= to);
      }),
    place: line(2, LONGEST_TRIP_CLAIM.place, 'validation.tripClaim.place'),
    story: line(2, LONGEST_TRIP_CLAIM.story, 'validation.claims.story'),
    spentUsd: dollars().matches(USD, amount).required(amount),
    holder: printed(personName()).required('validation.name'),
    accountNumber: keptNumber(/^\d{9,18}$/, 'validation.application.accountNumber').required(
      'validation.application.accountNumber',
    ),
    ifsc: ifsc().required('validation.ifsc'),
  });

/** Path of each invalid field → its problem, in the order of the form. */
export function checkTripClaim(details: TripClaimDetails, about: About, today: IsoDate): Problems {
  return problemsIn(schemaOf(about), details, today);
}

export type WholeTripClaim = Required<Omit<TripClaimDetails, 'loss' | 'leftOn'>> & {
  loss: TripLoss;
  leftOn?: string;
};

/** Undefined while anything is missing. */
export function toTripClaim(
  details: TripClaimDetails,
  about: About,
  today: IsoDate,
): WholeTripClaim | undefined {
  if (isMasked(details.accountNumber) || Object.keys(checkTripClaim(details, about, today)).length > 0) {
    return undefined;
  }
  return schemaOf(about).cast(details, { stripUnknown: true }) as WholeTripClaim;
}

/** POST …/claim: keeps what was typed; with `submit` tells us of it. */
export const tripClaimBodySchema = shape({
  policyNumber: tripPolicyNumber(),
  version: version(),
  details: quickQuoteForm().required('validation.form'),
  submit: flag('validation.flag'),
  ...attributionFields,
});

const cents = () => wholeNumber(amount).min(0, amount).max(MOST_CENTS, amount);

/** POST …/decide-trip */
export const tripDecideBodySchema = shape({
  claimId: text('validation.id').matches(CLAIM_NUMBER, 'validation.id').required('validation.id'),
  version: version().required('validation.version'),
  loss: shape({
    on: text('validation.tripClaim.day')
      .required('validation.tripClaim.day')
      .test('day', 'validation.tripClaim.day', (value) => isIsoDate(value)),
    spentCents: cents().required(amount),
    cutCents: cents(),
    cutReason: text(choose)
      .oneOf(TRIP_CUTS, choose)
      .when('cutCents', ([cut]: unknown[], schema) => (cut ? schema.required(choose) : schema)),
  }).test('cut', amount, ({ spentCents, cutCents = 0 }) => cutCents <= spentCents),
  confirm: flag('validation.flag'),
  ...attributionFields,
});

export type TripClaimBody = InferType<typeof tripClaimBodySchema>;
export type TripDecideBody = InferType<typeof tripDecideBodySchema>;
