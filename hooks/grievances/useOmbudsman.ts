import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PincodeDto } from '@/lib/domain/places/contract';
import { type OmbudsmanOffice, ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';

const PINCODE = /^[1-9]\d{5}$/;

type Found = { pincode: string; offices: readonly OmbudsmanOffice[] };
type Failure = 'wrong' | 'unknown' | 'failed';

/** The offices that may take the complaint of who lives at a pincode. */
export function useOmbudsman() {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const find = async (code: string) => {
    setFound(undefined);
    setFailure(PINCODE.test(code) ? undefined : 'wrong');
    if (!PINCODE.test(code)) return;
    try {
      const place = await getJson<PincodeDto>(`${api.pincode}?${new URLSearchParams({ code })}`);
      setFound({ pincode: code, offices: ombudsmanOfficesOf(place) });
    } catch (problem) {
      setFailure(problem instanceof ApiError && problem.status === 404 ? 'unknown' : 'failed');
    }
  };
  return { found, failure, find };
}
