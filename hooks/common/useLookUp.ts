import useSWR from 'swr/immutable';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { IFSC } from '@/lib/domain/application/ifsc';
import { PINCODE } from '@/lib/domain/places/pincode';

type LookUp<Found> = { found: Found | undefined; isUnknown: boolean; isSearching: boolean };

function useLookUp<Found>(url: string, code: string, pattern: RegExp): LookUp<Found> {
  const key = pattern.test(code) ? `${url}?${new URLSearchParams({ code })}` : null;
  const { data, error, isLoading } = useSWR<Found, unknown>(key, getJson, { shouldRetryOnError: false });
  const isUnknown = hasStatus(error, 404);
  return { found: data, isUnknown, isSearching: isLoading };
}

export function useBank(typed: unknown): LookUp<{ bank: string }> {
  const code = typeof typed === 'string' ? typed.trim().toUpperCase() : '';
  return useLookUp(api.ifsc, code, IFSC);
}

export function usePincode(typed: unknown): LookUp<{ city: string; state: string }> {
  return useLookUp(api.pincode, typeof typed === 'string' ? typed.trim() : '', PINCODE);
}
