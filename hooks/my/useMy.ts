import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import useSWR from 'swr';
import { hasStatus, isTemporary } from '@/lib/client/common/apiError';
import { keepPage } from '@/lib/client/common/keepPage';
import { readAndKeep, readCopy } from '@/lib/client/my/lastCopy';
import { api, paths } from '@/lib/config/paths';
import type { MyDto } from '@/lib/domain/my/contract';
import { pathIn } from '@/lib/i18n/locales';
import { useHydrated } from '@/lib/late/useHydrated';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

/** Reads what /my shows. While the server can't be reached, it is the last copy on this device. */
export function useMy() {
  const isHydrated = useHydrated();
  const page = pathIn(useLocale(), paths.my);
  const { data, error, mutate } = useSWR<MyDto, unknown>(isHydrated ? api.my : null, readAndKeep, {
    shouldRetryOnError: false,
  });
  const isAway = error !== undefined && isTemporary(error);
  const locked = isLocked(error);
  const { data: copy, isLoading } = useSWR(locked || (isAway && !data) ? `${api.my}#copy` : null, readCopy);
  useUnproven(mutate);
  useEffect(() => {
    if (data) void keepPage(page);
  }, [data, page]);
  const my = data ?? copy ?? undefined;
  return {
    my,
    /** While a code is asked for, the copy is shown: it can be read offline without a code anyway. */
    kept: locked ? copy : undefined,
    isCopy: isAway,
    state: pageStateOf({
      isHydrated,
      isNamed: true,
      isHere: my !== undefined,
      error: isLoading ? undefined : error,
    }),
    reload: () => mutate(),
  };
}

function isLocked(error: unknown): boolean {
  return hasStatus(error, 401);
}
