import { useRouter } from 'next/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ownData } from '@/lib/client/verify/ownData';
import {
  endSession,
  findLoss,
  reloadSignedOut,
  type Left,
  type Loss,
  readLeft,
  signOut,
  subscribeLeft,
} from '@/lib/client/verify/signOut';
import { useOnline } from '@/hooks/common/useOnline';

/** This tab's sign-out state; reset by navigation. */
export function useLeft(): Left | undefined {
  const { asPath } = useRouter();
  const shown = useRef(asPath);
  useEffect(() => {
    if (shown.current !== asPath) reloadSignedOut();
    shown.current = asPath;
  }, [asPath]);
  return useSyncExternalStore(subscribeLeft, readLeft, () => undefined);
}

export function useEnding(left: Left): void {
  const isOnline = useOnline();
  const isPending = left === 'pending';
  useEffect(() => {
    if (isPending && isOnline) void endSession();
  }, [isPending, isOnline]);
}

export type { Left };

export function useOwnData(): boolean {
  return useSyncExternalStore(ownData.subscribe, ownData.isHere, () => false);
}

/** Saves pending input first, and asks if something would be lost. */
export function useSignOut() {
  const [state, setState] = useState<'in' | 'saving' | Loss>('in');
  const leave = async () => {
    setState('saving');
    const loss = await findLoss();
    if (loss) setState(loss);
    else await signOut();
  };
  return { state, leave, giveUp: signOut, stay: () => setState('in') };
}
