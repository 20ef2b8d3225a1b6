import useSWR from 'swr';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { PlansDto, PriceDto } from '@/lib/domain/contract';
import { formatMembers, type Member } from '@/lib/domain/members';

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
};

const steady = { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false } as const;

function keyOf({ members, location, ...rest }: FamilyQuery & Partial<PriceQuery>) {
  const query: Record<string, unknown> = { ...rest, ...location, members: members && formatMembers(members) };
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const isWhole = location !== undefined && !Object.values(query).includes(undefined);
  return isWhole ? `${api.price}?${new URLSearchParams(values)}` : null;
}

/** The price of one plan; nothing is asked while it is not enabled or any part is undefined. */
export function usePrice({ riders, ...query }: PriceQuery, isEnabled = true) {
  const key = isEnabled ? keyOf({ ...query, ...(riders.length > 0 && { riders }) }) : null;
  return useSWR<PriceDto, unknown>(key, getJson, steady);
}

/** The prices of all plans that suit the family, the cheapest first, and why others don't. */
export function usePlans(query: FamilyQuery, isEnabled = true) {
  return useSWR<PlansDto, unknown>(isEnabled ? keyOf(query) : null, getJson, steady);
}
