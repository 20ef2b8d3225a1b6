import useSWR from 'swr';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { PlansDto, PriceDto } from '@/lib/domain/contract';
import { formatMembers, type Member } from '@/lib/domain/members';
import type { Frequency } from '@/lib/domain/terms.data';

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

const steady = { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false } as const;

type Asked = Pick<FamilyQuery, 'members' | 'location'> & Readonly<Record<string, unknown>>;

function keyOf({ members, location, ...rest }: Asked) {
  const query: Record<string, unknown> = { ...rest, ...location, members: members && formatMembers(members) };
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const isWhole = location !== undefined && !Object.values(query).includes(undefined);
  return isWhole ? `${api.price}?${new URLSearchParams(values)}` : null;
}

/** The price of one plan; nothing is asked while it is not enabled or any part is undefined. */
export function usePrice({ riders, frequency = 'once', ...query }: PriceQuery, isEnabled = true) {
  const further = { ...(riders.length > 0 && { riders }), ...(frequency !== 'once' && { frequency }) };
  const key = isEnabled ? keyOf({ ...query, ...further }) : null;
  return useSWR<PriceDto, unknown>(key, getJson, steady);
}

/** The prices of all plans that suit the family, the cheapest first, and why others don't. */
export function usePlans(query: FamilyQuery, isEnabled = true) {
  return useSWR<PlansDto, unknown>(isEnabled ? keyOf(query) : null, getJson, steady);
}

/** The prices of every form of every product for one, two and three years, in one answer. */
export function useEveryPlan({
  frequency,
  ...family
}: Omit<FamilyQuery, 'tenure'> & { frequency: Frequency }) {
  const query = { ...family, tiers: 'all', ...(frequency !== 'once' && { frequency }) };
  return useSWR<PlansDto, unknown>(keyOf(query), getJson, steady);
}
