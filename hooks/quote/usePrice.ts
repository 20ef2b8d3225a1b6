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

/** Bills name their place in the page's language, so the language is part of the cache key. */
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

/** Omits defaults, so that equal queries share a URL. */
function furtherOf({ riders = [], frequency = 'once' }: Pick<EveryPlanQuery, 'riders' | 'frequency'>) {
  return { ...(riders.length > 0 && { riders }), ...(frequency !== 'once' && { frequency }) };
}

export function usePrice({ riders, frequency, ...query }: PriceQuery, isEnabled = true) {
  const key = isEnabled ? keyOf({ ...query, ...furtherOf({ riders, frequency }) }) : null;
  return usePriced<PriceDto>(key);
}

export function usePlans(query: FamilyQuery, isEnabled = true) {
  return usePriced<PlansDto>(isEnabled ? keyOf(query) : null);
}

export function useEveryPlan({ riders, frequency, ...family }: EveryPlanQuery) {
  const query = { ...family, tiers: 'all', ...furtherOf({ riders, frequency }) };
  return usePriced<PlansDto>(keyOf(query));
}

export function refusalOf(error: unknown): RefusedPlanDto | undefined {
  return error instanceof ApiError ? error.body.refused : undefined;
}
