import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { addDays, ageInYears, minimumAgeDate, type IsoDate } from '@/lib/domain/common/dates';
import {
  findMemberProblems,
  isRelation,
  MEMBER_LIMITS,
  type Member,
  type Relation,
} from '@/lib/domain/quote/members';
import { findProduct, variantOf } from '@/lib/domain/plans/products';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { RIDER_KEYS, type RiderKey } from '@/lib/domain/plans/riders.data';
import {
  OFFERED_FREQUENCIES,
  SUM_INSURED_LIMITS,
  TENURES,
  type Frequency,
} from '@/lib/domain/plans/planTerms.data';
import { toFamilyForm, type FamilyForm } from './familyForm';
import { emptyPlan, type PlanForm } from './planForm';

/** A quote as a share link carries it, without personal data. */
export type SharedQuote = {
  readonly people: readonly { relation: Relation; age: number }[];
  readonly city: string;
  readonly product: ProductSlug;
  readonly tier: VariantName | '';
  readonly sumInsured: number;
  readonly tenure: number;
  readonly frequency: Frequency;
  readonly riders: readonly RiderKey[];
  readonly price: number;
};

const OLDEST = 99;
const LONGEST_CITY = 60;
const DAYS_OF_A_BABY = 182;

export function toSharedQuote(
  { members, riders, frequency = 'once', city }: Pick<QuoteDto, 'members' | 'riders' | 'frequency' | 'city'>,
  { product: slug, tier, sumInsured, tenure, priceAfterTax }: PriceDto,
  today: IsoDate,
): SharedQuote | undefined {
  const product = findProduct(slug);
  if (!product || !city) return undefined;
  return {
    people: members.map(({ relation, dateOfBirth }) => ({ relation, age: ageInYears(dateOfBirth, today) })),
    city,
    product: product.slug,
    tier: variantOf(product, tier) ?? '',
    sumInsured,
    tenure,
    frequency,
    riders: RIDER_KEYS.filter((key) => riders.includes(key)),
    price: priceAfterTax,
  };
}

export function formatSharedQuote({ people, riders, ...quote }: SharedQuote): string {
  const { city, product, tier, sumInsured, tenure, frequency, price } = quote;
  const params = new URLSearchParams({
    people: people.map(({ relation, age }) => `${relation}:${age}`).join(','),
    city,
    product,
    ...(tier && { tier }),
    sumInsured: String(sumInsured),
    tenure: String(tenure),
    ...(frequency !== 'once' && { frequency }),
    ...(riders.length > 0 && { riders: riders.join(',') }),
    price: String(price),
  });
  // Colons and commas may stand in a query, where they are easier to read.
  return params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Undefined for anything but formatSharedQuote's output: links can be edited. */
export function parseSharedQuote(query: string, today: IsoDate): SharedQuote | undefined {
  const params = new URLSearchParams(query);
  if ([...params.keys()].length > new Set(params.keys()).size) return undefined;
  const family = parseFamily(params, today);
  const plan = parsePlan(params);
  const price = toWhole(params.get('price'), SUM_INSURED_LIMITS.max);
  return family && plan && price !== undefined ? { ...family, ...plan, price } : undefined;
}

/** Members for a price by age: each turns that age today. Never store these dates. */
export function toMembers(people: SharedQuote['people'], today: IsoDate): readonly Member[] {
  return people.map(({ relation, age }) => ({
    relation,
    dateOfBirth: age === 0 ? addDays(today, -DAYS_OF_A_BABY) : minimumAgeDate(today, age),
  }));
}

export function toBeginning({ people, city, ...wish }: SharedQuote): { family: FamilyForm; plan: PlanForm } {
  const members = people.map(({ relation }) => ({ relation, dateOfBirth: '' }));
  const { product, tier, sumInsured, tenure, frequency, riders } = wish;
  return {
    family: { ...toFamilyForm({ members, city }), dates: {} },
    plan: {
      ...emptyPlan,
      product,
      tier,
      sumInsured,
      tenure,
      frequency,
      ...(riders.length > 0 && { added: riders }),
    },
  };
}

type Family = Pick<SharedQuote, 'people' | 'city'>;
type Plan = Pick<SharedQuote, 'product' | 'tier' | 'sumInsured' | 'tenure' | 'frequency' | 'riders'>;

function parseFamily(params: URLSearchParams, today: IsoDate): Family | undefined {
  const people = parsePeople(params.get('people') ?? '');
  const city = params.get('city')?.trim() ?? '';
  const isPlace = city.length <= LONGEST_CITY && /^\p{L}/u.test(city);
  if (!people || !isPlace || findMemberProblems(toMembers(people, today), today).length > 0) return undefined;
  return { people, city };
}

function parsePlan(params: URLSearchParams): Plan | undefined {
  const product = findProduct(params.get('product') ?? '');
  // Some messengers decode the plus of Platinum+ as a space.
  const tier = product && variantOf(product, (params.get('tier') ?? '').replace(/ $/, '+'));
  const riders = parseRiders(params.get('riders') ?? '');
  const sumInsured = toWhole(params.get('sumInsured'), SUM_INSURED_LIMITS.max);
  const tenure = TENURES.find((years) => String(years) === params.get('tenure'));
  const frequency = OFFERED_FREQUENCIES.find((each) => each === (params.get('frequency') ?? 'once'));
  if (!product || tier === undefined || !riders || !sumInsured || !tenure || !frequency) return undefined;
  return { product: product.slug, tier, sumInsured, tenure, frequency, riders };
}

function parsePeople(text: string): SharedQuote['people'] | undefined {
  const parts = text.split(',');
  if (parts.length > MEMBER_LIMITS.members) return undefined;
  const people = parts.flatMap((part) => {
    const [relation, years, ...rest] = part.split(':');
    const age = toWhole(years, OLDEST);
    return isRelation(relation) && age !== undefined && rest.length === 0 ? [{ relation, age }] : [];
  });
  return people.length === parts.length ? people : undefined;
}

function parseRiders(text: string): readonly RiderKey[] | undefined {
  const keys = text === '' ? [] : text.split(',');
  const riders = RIDER_KEYS.filter((key) => keys.includes(key));
  return riders.length === keys.length ? riders : undefined;
}

function toWhole(text: string | null | undefined, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}
