import { useEffect, useState } from 'react';
import useSWR from 'swr/immutable';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { FoundHospitalDto, HospitalsDto } from '@/lib/domain/hospitals/contract';
import type { Point } from '@/lib/domain/places/places';

const SHORTEST = 3;
const MOST = 6;
const PAUSE_MS = 400;

/** `isAround`: found around a place, so that distances mean something. */
type Found = { hospitals: readonly FoundHospitalDto[]; total: number; isAround: boolean };

/** Network hospitals for what is typed, once typing pauses, or around a place. Neither is kept. */
export function useHospitalNames(typed: string) {
  const [asked, setAsked] = useState<{ q: string } | Point>({ q: typed.trim() });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSearch = !('q' in asked) || asked.q.length >= SHORTEST;
  const { data, error, isLoading } = useSWR<HospitalsDto, unknown>(
    isSearch ? [api.hospitals, asked] : null,
    ([url, body]: [string, object]) => postJson<HospitalsDto>(url, body),
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  const found: Found | undefined = isSearch && data ? toFound(data) : undefined;
  return {
    found,
    isSearching: isLoading,
    hasFailed: error !== undefined,
    searchAround: (at: Point) => setAsked(at),
  };
}

function toFound({ hospitals, farther, total, radius }: HospitalsDto): Found {
  const shown = [...hospitals, ...farther].slice(0, MOST);
  return { hospitals: shown, total: Math.max(total, shown.length), isAround: radius !== undefined };
}
