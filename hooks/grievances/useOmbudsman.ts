import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { type OmbudsmanOffice, ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';

const PINCODE = /^[1-9]\d{5}$/;

type Found = { state: string; offices: readonly OmbudsmanOffice[] };
type Failure = 'wrong' | 'unknown' | 'failed';

/** The offices of the state in which a pincode lies. */
export function useOmbudsman() {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const find = async (code: string) => {
    setFound(undefined);
    setFailure(PINCODE.test(code) ? undefined : 'wrong');
    if (!PINCODE.test(code)) return;
    try {
      const { state } = await getJson<{ state: string }>(`${api.pincode}?${new URLSearchParams({ code })}`);
      setFound({ state, offices: ombudsmanOfficesOf(state) });
    } catch (problem) {
      setFailure(problem instanceof ApiError && problem.status === 404 ? 'unknown' : 'failed');
    }
  };
  return { found, failure, find };
}
