import useSWR from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { deleteJson, getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';

export type StaffSession =
  | { status: 'loading' | 'signedOut' }
  | { status: 'failed'; retry: () => void }
  | { status: 'secondFactor' | 'signedIn'; staff: StaffSessionDto; signOut: () => Promise<void> };

/** Any 401 of the desk ends the session here. */
export function useStaffSession(): StaffSession {
  const { data, error, mutate } = useSWR<StaffSessionDto, unknown>(api.staffSession, getJson, {
    shouldRetryOnError: false,
  });
  if (error instanceof ApiError && error.status === 401) return { status: 'signedOut' };
  if (data) {
    const signOut = async () => {
      await deleteJson(api.staffSession).catch(() => undefined);
      await mutate();
    };
    return { status: data.needsSecondFactor ? 'secondFactor' : 'signedIn', staff: data, signOut };
  }
  return error ? { status: 'failed', retry: () => void mutate() } : { status: 'loading' };
}
