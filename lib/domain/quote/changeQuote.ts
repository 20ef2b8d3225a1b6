import type { Attribution } from '@/lib/domain/common/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { type Place, zoneOf } from '@/lib/domain/places/places';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import { findProduct, isProductSlug, variantOf } from '@/lib/domain/plans/products';
import { travellersCombination, type Trip } from '@/lib/domain/travel/trip';
import { familyKeyOf, type FamilyQuestions, questionsOf } from './journey/familyForm';
import type { Stage } from './journey/stages';
import { familyCombination, type Member } from './members';
import { STANDING } from './ownership';
import {
  agreedSubjectOf,
  type FamilyQuote,
  type Person,
  type Quote,
  type QuoteBase,
  type TripQuote,
} from './quote';
import { repriceFamily, repriceTrip } from './repricing/repriceQuote';
import type { Segment } from './segments';

export type QuoteInput = Partial<Person> &
  Attribution &
  FamilyQuestions & {
    members?: readonly Member[];
    pincode?: string;
    city?: string;
    product?: string;
    tier?: string;
    sumInsured?: number;
    tenure?: number;
    frequency?: Frequency;
    riders?: readonly (string | undefined)[];
    segment?: Segment;
    trip?: Trip;
    sumInsuredUsd?: number;
    stage?: Stage;
    isChecked?: boolean;
  };

/** Drops what the change invalidates. `place` is the resolved place after the change. */
export function changeQuote(
  quote: Quote,
  input: QuoteInput,
  place: Place | undefined,
  today: IsoDate,
): Quote {
  const base = changeBase(quote, input, place);
  const trip = input.trip ?? quote.trip;
  const segment = trip ? 'Travel' : (input.segment ?? quote.segment);
  return segment === 'Travel'
    ? changeTrip({ ...quote, ...base }, input, place, today)
    : changeFamily({ ...quote, ...base }, { ...input, segment }, place, today);
}

function changeBase(quote: Quote, input: QuoteInput, place: Place | undefined): Partial<QuoteBase> {
  const { mobileNumber, name, dateOfBirth, leadDir, directorySlug, deviceType, pincode, city } = input;
  const person = { ...quote.person, ...given({ mobileNumber, name, dateOfBirth }) };
  const isAnother = person.mobileNumber !== quote.person.mobileNumber;
  const isChecked = input.isChecked && quote.standing === STANDING.unchecked;
  return {
    person,
    attribution: { ...quote.attribution, ...given({ leadDir, directorySlug, deviceType }) },
    ...(isChecked && { standing: STANDING.proven }),
    ...(isAnother && {
      mobileHash: undefined,
      provenBy: undefined,
      verifiedAt: undefined,
      agreedAt: undefined,
      travellersAt: undefined,
      travellersHash: undefined,
      declaration: undefined,
      kyc: undefined,
    }),
    // A city without a pincode clears the pincode.
    ...((pincode || city) && { pincode, city: place?.name }),
  };
}

function changeFamily(
  quote: Quote,
  input: QuoteInput & { segment: FamilyQuote['segment'] },
  place: Place | undefined,
  today: IsoDate,
): FamilyQuote {
  const { members, sumInsured, tenure, frequency } = input;
  const riders = input.riders?.filter((key) => key !== undefined);
  const asked: FamilyQuote = {
    ...quote,
    trip: undefined,
    sumInsuredUsd: undefined,
    tripPrice: undefined,
    segment: input.segment,
    ...questionsOf(input),
    ...given({ members, sumInsured, tenure, frequency, riders }),
    ...planOf(quote, input),
  };
  const changed: FamilyQuote = {
    ...asked,
    ...(asked.members.length > 0 && { familyCombination: familyCombination(asked.members) }),
    zone: place && (isProductSlug(asked.product) ? zoneOf(place, asked.product) : place.zone),
    declaration: familyKeyOf(asked) === familyKeyOf(quote) ? quote.declaration : undefined,
    // An identity is proven with a date of birth.
    kyc: birthOfSelf(asked) === birthOfSelf(quote) ? quote.kyc : undefined,
    agreedAt: agreedSubjectOf(asked) === agreedSubjectOf(quote) ? quote.agreedAt : undefined,
  };
  const price = repriceFamily(changed, place, today);
  return { ...changed, price, stage: input.stage ?? familyStage(changed) };
}

const birthOfSelf = ({ members }: Quote) => members.find(({ relation }) => relation === 'self')?.dateOfBirth;

function changeTrip(quote: Quote, input: QuoteInput, place: Place | undefined, today: IsoDate): TripQuote {
  const trip = input.trip ?? quote.trip;
  const changed: TripQuote = {
    ...quote,
    existingIllness: undefined,
    product: undefined,
    tier: undefined,
    price: undefined,
    sumInsured: undefined,
    tenure: undefined,
    frequency: undefined,
    segment: 'Travel',
    members: [],
    riders: [],
    zone: place?.zone,
    ...(trip && {
      trip,
      familyCombination: travellersCombination(trip),
      sumInsuredUsd: input.sumInsuredUsd ?? quote.sumInsuredUsd,
      ...(!isSameTrip(trip, quote.trip) && { travellersAt: undefined, travellersHash: undefined }),
    }),
  };
  const tripPrice = repriceTrip(changed, today);
  return { ...changed, tripPrice, stage: input.stage ?? tripStage(changed) };
}

function isSameTrip(one: Trip, other: Trip | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function planOf(quote: Quote, input: QuoteInput): Pick<FamilyQuote, 'product' | 'tier'> {
  const slug = input.product ?? quote.product;
  const product = findProduct(slug ?? '');
  const kept = slug === quote.product ? quote.tier : undefined;
  return { product: slug, tier: (product && (variantOf(product, input.tier ?? kept) ?? kept)) || undefined };
}

function familyStage({ product, members, pincode, city }: FamilyQuote): Stage {
  if (product) return 'summery_111';
  if (members.length === 0) return 'leadform_113';
  return (pincode ?? city) ? 'plans_115' : 'members_114';
}

function tripStage({ trip, sumInsuredUsd }: TripQuote): Stage {
  if (!trip) return 'leadform_113';
  return sumInsuredUsd === undefined ? 'plans_115' : 'summery_111';
}
