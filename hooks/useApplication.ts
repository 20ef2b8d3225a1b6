import { useRouter } from 'next/router';
import useSWR from 'swr';
import { ApiError } from '@/lib/client/apiError';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';

const ADDRESS = /^\/appforms\/[\w-]{1,64}\/([\w-]{1,64})$/;
const WAITING_MS = 15_000;

/** The application of the address; one prerendered page answers for all of them, so its route has no parameter. */
export function applicationIdOf(asPath: string): string | undefined {
  return ADDRESS.exec(asPath.split(/[?#]/)[0] ?? '')?.[1];
}

/** The application of the address, or why it is not there: nobody's, behind a code, or not to be had just now. */
export function useApplication(isHydrated: boolean) {
  const id = applicationIdOf(useRouter().asPath);
  const query = new URLSearchParams({ applicationId: id ?? '' });
  const { data, error, mutate } = useSWR<ApplicationDto, unknown>(
    isHydrated && id ? `${api.applicationForm}?${query}` : null,
    getJson,
    {
      shouldRetryOnError: false,
      // What was typed is the draft's matter; while somebody decides, the answer is looked for.
      revalidateOnFocus: true,
      refreshInterval: (known) =>
        known && known.status !== 'open' && known.status !== 'declined' ? WAITING_MS : 0,
    },
  );
  const status = error instanceof ApiError ? error.status : 0;
  return {
    application: data,
    isLocked: status === 401,
    isMissing: isHydrated && (!id || (status >= 400 && status < 500 && status !== 401 && status !== 429)),
    hasFailed: !data && error !== undefined,
    reload: () => mutate(),
  };
}
