import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { FaultDto } from '@/lib/domain/contract';
import type { FaultKind } from '@/lib/validation/requests/faults';

/** Reports that this page is shown in place of another; the number under which the server's log has it. */
export function useFault(kind: FaultKind): string | undefined {
  const { pathname } = useRouter();
  const [requestId, setRequestId] = useState<string>();
  useEffect(() => {
    postJson<FaultDto>(api.faults, { kind, page: pathname }).then(
      (fault) => setRequestId(fault.requestId),
      // Without a server there is no number, and the ways on are there all the same.
      () => undefined,
    );
  }, [kind, pathname]);
  return requestId;
}
