import { locales } from '@/lib/domain/common/locales';
import { mixed, type InferType } from 'yup';
import { findMemberProblems, parseMembers, type Member } from '@/lib/domain/quote/members';
import { RIDER_KEYS, type RiderKey } from '@/lib/domain/plans/riders.data';
import { CUSTOMER_SEGMENTS, type Segment } from '@/lib/domain/quote/segments';
import { SUM_INSURED_LIMITS, TENURES } from '@/lib/domain/plans/planTerms.data';
import { attributionFields } from '@/lib/validation/common/attribution';
import { digits, flag, listOf, shape, text, todayOf } from '@/lib/validation/common/base';
import { dateOfBirth, mobileNumber, personName } from '@/lib/validation/common/personFields';
import { familyQuestions } from './familyForm';
import { city, pincode } from './placeFields';
import { frequency, product, rider, sumInsured, tenure, tier } from './planFields';
import { id, stage, version } from '@/lib/validation/common/recordFields';
import { members } from './members';
import { sumInsuredUsd, trip } from '@/lib/validation/travel/trip';

/** POST /api/health-insurance-plan/quote: creates, or with quoteId updates. */
export const quoteBodySchema = shape({
  quoteId: id(),
  version: version(),
  stage: stage(),
  mobileNumber: mobileNumber(),
  name: personName(),
  dateOfBirth: dateOfBirth('adult'),
  consent: flag('validation.flag'),
  marketingConsent: flag('validation.flag'),
  isChecked: flag('validation.flag'),
  members: members(),
  pincode: pincode(),
  city: city(),
  ...familyQuestions,
  sumInsured: sumInsured(),
  tenure: tenure(),
  product: product(),
  tier: tier(),
  riders: listOf(rider(), 'validation.riders'),
  frequency: frequency(),
  segment: text('validation.text').oneOf(CUSTOMER_SEGMENTS, 'validation.text'),
  trip: trip().optional(),
  sumInsuredUsd: sumInsuredUsd(),
  ...attributionFields,
}).test('insured', (input, context) =>
  asksForFamily(input) && asksForTrip(input)
    ? context.createError({ path: 'trip', message: 'validation.trip.alone' })
    : true,
);

type Asked = {
  members?: unknown;
  product?: unknown;
  trip?: unknown;
  sumInsuredUsd?: unknown;
  segment?: unknown;
};

export const asksForFamily = ({ members, product }: Asked) => (members ?? product) !== undefined;

export const asksForTrip = ({ trip, sumInsuredUsd, segment }: Asked) =>
  (trip ?? sumInsuredUsd) !== undefined || segment === 'Travel';

/** GET …/quote/information-sheet; links carry the language. */
export const informationSheetQuerySchema = shape({
  quoteId: id().required('validation.id'),
  language: text('validation.text').oneOf(locales, 'validation.text'),
});

/**
 * GET /api/health-insurance-plan/quote/price. Without a product all plans are priced: in their default
 * variant, or with `tiers=all` in every variant and, unless a tenure is given, for every tenure.
 */
export const priceQuerySchema = shape({
  product: product(),
  tier: tier(),
  sumInsured: digits('validation.sumInsured')
    .required('validation.sumInsured')
    .min(SUM_INSURED_LIMITS.min, 'validation.sumInsured')
    .max(SUM_INSURED_LIMITS.max, 'validation.sumInsured'),
  tiers: text('validation.tier').oneOf(['all'] as const, 'validation.tier'),
  tenure: digits('validation.tenure')
    .oneOf(TENURES, 'validation.tenure')
    .when('tiers', { is: undefined, then: (schema) => schema.required('validation.tenure') }),
  pincode: pincode(),
  city: city(),
  members: mixed<readonly Member[]>()
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? parseMembers(original) : undefined,
    )
    .required('validation.members.unreadable')
    .test('members', (value, context) => {
      const [problem] = findMemberProblems(value, todayOf(context));
      return problem ? context.createError({ message: `validation.${problem.key}` }) : true;
    }),
  riders: mixed<readonly RiderKey[]>()
    .transform((_value, original: unknown) => parseRiders(original))
    .test(
      'riders',
      'validation.riders',
      (value, { originalValue }) => value !== undefined || originalValue === undefined,
    ),
  frequency: frequency(),
}).test('location', (value, context) =>
  value.pincode || value.city
    ? true
    : context.createError({ path: 'pincode', message: 'validation.location' }),
);

/** The desk makes quotes of its own segment by the same service. */
export type QuoteBody = Omit<InferType<typeof quoteBodySchema>, 'segment'> & { segment?: Segment };
export type PriceQuery = InferType<typeof priceQuerySchema>;

function parseRiders(original: unknown): readonly RiderKey[] | undefined {
  if (typeof original !== 'string') return undefined;
  const keys = original.split(',').filter(Boolean);
  const riders = RIDER_KEYS.filter((key) => keys.includes(key));
  return keys.every((key) => riders.some((known) => known === key)) ? riders : undefined;
}
export type InformationSheetQuery = InferType<typeof informationSheetQuerySchema>;
