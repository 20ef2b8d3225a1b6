import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import type { OpenedRenewalDto } from '@/lib/domain/renewals/contract';

const TOKEN = /^[\w-]{43}$/;

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const readHash = () => window.location.hash.slice(1);

const open = ([url, token]: [string, string]) => postJson<OpenedRenewalDto>(url, { token });

/** What the address names behind its `#`, which no server sees: a policy, or the token of a reminder. */
export function useNamedRenewal(): { policyNumber?: string; opened?: OpenedRenewalDto } {
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  const key = TOKEN.test(hash) ? [api.renewalOpened, hash] : null;
  const { data: opened } = useSWR<OpenedRenewalDto, unknown, [string, string] | null>(
    key as [string, string] | null,
    open,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (isPolicyNumber(hash)) return { policyNumber: hash };
  return opened ? { policyNumber: opened.policyNumber, opened } : {};
}
