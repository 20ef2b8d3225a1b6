import { useRouter } from 'next/router';
import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { getJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import { api, paths } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

const WAITING_MS = 15_000;

/** Product-independent: the server knows which product it is. */
function applicationIdOf(asPath: string): string | undefined {
  const [, , product = ''] = asPath.split('/');
  return routeIdOf(asPath, (id) => paths.appform(product, id));
}

export function useApplication(isHydrated: boolean) {
  const id = applicationIdOf(useRouter().asPath);
  const query = new URLSearchParams({ applicationId: id ?? '' });
  const { data, error, mutate } = useSWR<ApplicationDto, unknown>(
    isHydrated && id ? `${api.applicationForm}?${query}` : null,
    getJson,
    {
      ...askEvery(WAITING_MS),
      // An open form's input belongs to its draft, so only a pending decision is polled.
      revalidateOnFocus: true,
      refreshInterval: (known) =>
        known && known.status !== 'open' && known.status !== 'declined' ? WAITING_MS : 0,
    },
  );
  useUnproven(mutate);
  return {
    application: data,
    state: pageStateOf({ isHydrated, isNamed: id !== undefined, isHere: data !== undefined, error }),
    reload: () => mutate(),
  };
}
