import { useRouter } from 'next/router';
import { useState } from 'react';
import useSWR from 'swr';
import { isTemporary } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import { api, paths } from '@/lib/config/paths';
import type { SandboxOrderDto } from '@/lib/domain/payment/contract';
import type { SandboxChoice } from '@/lib/domain/payment/sandbox';

export function useSandbox(isHydrated: boolean) {
  const orderId = routeIdOf(useRouter().asPath, paths.sandboxPay);
  const [busyWith, setBusyWith] = useState<SandboxChoice>();
  const [refusal, setRefusal] = useState<'busy' | 'failed'>();
  const key = isHydrated && orderId ? `${api.sandboxPay}?${new URLSearchParams({ orderId })}` : null;
  const {
    data: order,
    error,
    mutate,
  } = useSWR<SandboxOrderDto, unknown>(key, getJson, {
    shouldRetryOnError: false,
  });

  // The same origin as this page, since the server may know the site by another name.
  const back = () => {
    const { pathname, search } = new URL(order?.returnUrl ?? '/', window.location.href);
    window.location.assign(pathname + search);
  };
  const choose = async (choice: SandboxChoice) => {
    setBusyWith(choice);
    setRefusal(undefined);
    try {
      await postJson(api.sandboxPay, { orderId, choice });
      back();
    } catch (failure) {
      setBusyWith(undefined);
      setRefusal(isTemporary(failure) ? 'failed' : 'busy');
    }
  };
  return {
    order,
    isMissing: isHydrated && (!orderId || (error !== undefined && !isTemporary(error))),
    isAway: error !== undefined && isTemporary(error),
    askAgain: () => mutate(),
    refusal,
    busyWith,
    choose,
    back,
  };
}
