import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { api } from '@/lib/config/paths';

/** Looks at the session again after a 401, so that the desk asks to sign in. */
export function useSessionEnd() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (error: unknown) => {
      if (hasStatus(error, 401)) void mutate(api.staffSession);
    },
    [mutate],
  );
}
