import { useState } from 'react';
import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { deleteJson, watchJson } from '@/lib/client/common/fetcher';
import { useUnproven } from '@/hooks/common/useUnproven';
import { noteIdle } from '@/lib/client/desk/idle';
import { forgetTyped } from '@/lib/client/desk/keptTyped';
import { api } from '@/lib/config/paths';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';

type Known = {
  /** Who is signed in, or was until the session ended by itself. */
  staff?: StaffSessionDto;
  signOut: () => Promise<void>;
};

export type StaffSession = Known &
  (
    | { status: 'loading' | 'signedOut' }
    | { status: 'failed'; retry: () => void }
    | { status: 'secondFactor' | 'signedIn'; staff: StaffSessionDto }
  );

async function lookAtSession(url: string): Promise<StaffSessionDto> {
  const session = await watchJson<StaffSessionDto>(url);
  noteIdle(session.idleSeconds);
  return session;
}

/** A 401 of whatever was sent ends the session here; what is read says so by useSessionEnd. */
export function useStaffSession(): StaffSession {
  const { data, error, mutate } = useSWR<StaffSessionDto, unknown>(api.staffSession, lookAtSession, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  useUnproven(mutate);
  const [hasLeft, setHasLeft] = useState(false);
  const signOut = async () => {
    await deleteJson(api.staffSession).catch(() => undefined);
    setHasLeft(true);
    forgetTyped();
    await mutate();
  };
  const isOut = hasStatus(error, 401);
  if (!isOut && data && hasLeft) setHasLeft(false);
  if (isOut) return { status: 'signedOut', signOut, ...(data && !hasLeft && { staff: data }) };
  if (data) return { status: data.needsSecondFactor ? 'secondFactor' : 'signedIn', staff: data, signOut };
  return error ? { status: 'failed', retry: () => void mutate(), signOut } : { status: 'loading', signOut };
}
