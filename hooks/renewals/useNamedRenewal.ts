import useSWR from 'swr';
import { useFragment } from '@/hooks/common/page/useFragment';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import type { OpenedRenewalDto } from '@/lib/domain/renewals/contract';

const TOKEN = /^[\w-]{43}$/;

const open = ([url, token]: [string, string]) => postJson<OpenedRenewalDto>(url, { token });

/** What the address's fragment names: a policy, or the token of a reminder. */
export function useNamedRenewal(): { policyNumber?: string; opened?: OpenedRenewalDto } {
  const named = useFragment() ?? '';
  const key = TOKEN.test(named) ? [api.renewalOpened, named] : null;
  const { data: opened } = useSWR<OpenedRenewalDto, unknown, [string, string] | null>(
    key as [string, string] | null,
    open,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (isPolicyNumber(named)) return { policyNumber: named };
  return opened ? { policyNumber: opened.policyNumber, opened } : {};
}
