import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PincodeDto } from '@/lib/domain/places/contract';

const PINCODE = /^[1-9]\d{5}$/;

type Failure = 'wrong' | 'unknown' | 'failed';

/** Asks where a pincode lies, once the customer presses for it. */
export function usePincode() {
  const [found, setFound] = useState<PincodeDto>();
  const [failure, setFailure] = useState<Failure>();
  const find = async (code: string) => {
    setFound(undefined);
    setFailure(PINCODE.test(code) ? undefined : 'wrong');
    if (!PINCODE.test(code)) return;
    try {
      setFound(await getJson<PincodeDto>(`${api.pincode}?${new URLSearchParams({ code })}`));
    } catch (problem) {
      setFailure(problem instanceof ApiError && problem.status === 404 ? 'unknown' : 'failed');
    }
  };
  return { found, failure, find };
}
