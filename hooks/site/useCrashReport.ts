import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { describeCrash } from '@/lib/client/site/describeCrash';
import { api } from '@/lib/config/paths';
import type { FaultDto } from '@/lib/domain/site/contract';

export function useCrashReport(error: unknown): string | undefined {
  const { pathname } = useRouter();
  const [requestId, setRequestId] = useState<string>();
  useEffect(() => {
    postJson<FaultDto>(api.faults, { page: pathname, ...describeCrash(error) }).then(
      (fault) => setRequestId(fault.requestId),
      // Without a server there is no id, and the page still offers its links.
      () => undefined,
    );
  }, [pathname, error]);
  return requestId;
}
