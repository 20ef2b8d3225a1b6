import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { FaultDto } from '@/lib/domain/site/contract';

/** Reports that this page crashed; the number under which the server's log has it. */
export function useCrashReport(): string | undefined {
  const { pathname } = useRouter();
  const [requestId, setRequestId] = useState<string>();
  useEffect(() => {
    postJson<FaultDto>(api.faults, { page: pathname }).then(
      (fault) => setRequestId(fault.requestId),
      // Without a server there is no number, and the ways on are there all the same.
      () => undefined,
    );
  }, [pathname]);
  return requestId;
}
