import { useRouter } from 'next/router';
import useSWR from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PlansDto, PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import { formatMembers, type Member } from '@/lib/domain/quote/members';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';

export type FamilyQuery = {
  members: readonly Member[] | undefined;
  /** Either a pincode or the name of a city. */
  location: { pincode: string } | { city: string } | undefined;
  sumInsured: number | undefined;
  tenure: number | undefined;
};

export type PriceQuery = FamilyQuery & {
  product: string | undefined;
  tier: string | undefined;
  riders: readonly string[];
  frequency?: Frequency;
};

type EveryPlanQuery = Omit<FamilyQuery, 'tenure'> &
  Pick<PriceQuery, 'frequency'> & { riders?: readonly string[] };

/** A bill names its place in the language of the page: another language asks again. */
function usePriced<Dto>(url: string | null) {
  const { locale } = useRouter();
  return useSWR<Dto, unknown>(url && [url, locale], ([address]: [string]) => getJson<Dto>(address), steady);
}

const steady = { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false } as const;

type Asked = Pick<FamilyQuery, 'members' | 'location'> & Readonly<Record<string, unknown>>;

function keyOf({ members, location, ...rest }: Asked) {
  const query: Record<string, unknown> = { ...rest, ...location, members: members && formatMembers(members) };
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const isWhole = location !== undefined && !Object.values(query).includes(undefined);
  return isWhole ? `${api.price}?${new URLSearchParams(values)}` : null;
}

/** What is the usual is not asked for, so that the same question has the same address. */
function furtherOf({ riders = [], frequency = 'once' }: Pick<EveryPlanQuery, 'riders' | 'frequency'>) {
  return { ...(riders.length > 0 && { riders }), ...(frequency !== 'once' && { frequency }) };
}

/** The price of one plan; nothing is asked while it is not enabled or any part is undefined. */
export function usePrice({ riders, frequency, ...query }: PriceQuery, isEnabled = true) {
  const key = isEnabled ? keyOf({ ...query, ...furtherOf({ riders, frequency }) }) : null;
  return usePriced<PriceDto>(key);
}

/** The prices of all plans that suit the family, the cheapest first, and why others don't. */
export function usePlans(query: FamilyQuery, isEnabled = true) {
  return usePriced<PlansDto>(isEnabled ? keyOf(query) : null);
}

/** The prices of every form of every product for one, two and three years, in one answer. */
export function useEveryPlan({ riders, frequency, ...family }: EveryPlanQuery) {
  const query = { ...family, tiers: 'all', ...furtherOf({ riders, frequency }) };
  return usePriced<PlansDto>(keyOf(query));
}

/** Why a plan can't be had by this family, where that is what the server answered. */
export function refusalOf(error: unknown): RefusedPlanDto | undefined {
  return error instanceof ApiError ? error.body.refused : undefined;
}
