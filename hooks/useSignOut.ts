import { useRouter } from 'next/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ownData } from '@/lib/client/ownData';
import {
  endSession,
  goOnAsNobody,
  type Left,
  readLeft,
  saveTyped,
  signOut,
  subscribeLeft,
} from '@/lib/client/signOut';
import { useOnline } from './useOnline';

/** Whether this tab was signed out of, and how far that is. Another address begins anew. */
export function useLeft(): Left | undefined {
  const { asPath } = useRouter();
  const shown = useRef(asPath);
  useEffect(() => {
    if (shown.current !== asPath) goOnAsNobody();
    shown.current = asPath;
  }, [asPath]);
  return useSyncExternalStore(subscribeLeft, readLeft, () => undefined);
}

/** Tells the server as soon as it can be told. */
export function useEnding(left: Left): void {
  const isOnline = useOnline();
  const isPending = left === 'pending';
  useEffect(() => {
    if (isPending && isOnline) void endSession();
  }, [isPending, isOnline]);
}

export type { Left };

/** Whether there is anything to sign out of. */
export function useOwnData(): boolean {
  return useSyncExternalStore(ownData.subscribe, ownData.isHere, () => false);
}

/** The way out: saves what was typed, and asks where it can't be saved. */
export function useSignOut() {
  const [state, setState] = useState<'in' | 'saving' | 'asking'>('in');
  const leave = async () => {
    setState('saving');
    if (await saveTyped()) await signOut();
    else setState('asking');
  };
  return { state, leave, giveUp: signOut, stay: () => setState('in') };
}
