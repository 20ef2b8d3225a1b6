import { useState } from 'react';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PincodeDto } from '@/lib/domain/places/contract';
import { PINCODE } from '@/lib/domain/places/pincode';

type Failure = 'wrong' | 'unknown' | 'failed';

/** Asks where a pincode lies, once the customer presses for it. */
export function usePincodeSearch() {
  const [found, setFound] = useState<PincodeDto>();
  const [failure, setFailure] = useState<Failure>();
  const find = async (code: string) => {
    setFound(undefined);
    setFailure(PINCODE.test(code) ? undefined : 'wrong');
    if (!PINCODE.test(code)) return;
    try {
      setFound(await getJson<PincodeDto>(`${api.pincode}?${new URLSearchParams({ code })}`));
    } catch (problem) {
      setFailure(hasStatus(problem, 404) ? 'unknown' : 'failed');
    }
  };
  return { found, failure, find };
}
