import { mutate } from 'swr';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { Listeners } from '@/lib/client/common/listeners';
import { forgetCopy } from '@/lib/client/my/lastCopy';
import { forgetHere } from './forgetHere';
import { isEndPending, noteEnded, noteLeft, tellLeft, wasLeftSince } from './leftSession';
import { tellProof } from './newProof';
import { forgetOwnData } from './ownData';
import { dropWaiting, FORM_KEYS, readForm, readLeadIds } from '@/lib/client/saving/storage';
import { openTabs, tellTabs } from '@/lib/client/saving/tabs';
import { giveUpSaves, saveAll, saveOtherTabs } from '@/lib/client/saving/waitingSaves';

export type Left = 'ending' | 'ended' | 'pending';

const TABS = 'signedOut';
const SAVE_MS = 4_000;

let left: Left | undefined;
const listeners = new Listeners();

function show(state: Left | undefined): void {
  left = state;
  listeners.tell();
}

/** Unsaved input in any tab, or a quote without a number to find it by. */
export type Loss = 'unsaved' | 'unnamed';

export async function findLoss(): Promise<Loss | undefined> {
  const saved = await Promise.all([saveAll(SAVE_MS), saveOtherTabs(SAVE_MS)]);
  if (saved.includes(false)) return 'unsaved';
  const ids = [readLeadIds().quoteId, readForm('form4')?.quoteId].filter((id) => typeof id === 'string');
  const named = await Promise.all(ids.map(hasNumber));
  return named.includes(false) ? 'unnamed' : undefined;
}

/** A missing quote loses nothing. Offline, the number typed here counts; without one the customer decides. */
async function hasNumber(quoteId: string): Promise<boolean> {
  try {
    const quote = await getJson<QuoteDto>(`${api.quote}?${new URLSearchParams({ quoteId })}`);
    return quote.mobileNumber !== undefined;
  } catch (error) {
    if (hasStatus(error, 404)) return true;
    return readForm('form1')?.mobileNumber !== undefined;
  }
}

export function leaveHere(): void {
  noteLeft(Date.now());
  giveUpSaves();
  forgetHere();
  FORM_KEYS.forEach((key) => tellTabs(key, null));
  tellTabs(TABS, 'left');
  leaveTab();
}

export async function signOut(): Promise<void> {
  leaveHere();
  show('ending');
  await endSession();
}

export async function endSession(): Promise<void> {
  try {
    await postJson(api.sessionEnd, {}, { keepalive: true });
    noteEnded();
  } catch {
    // The next request completes the sign-out (fetcher.ts); the session also expires by itself.
  }
  if (left) show(isEndPending() ? 'pending' : 'ended');
}

/** Also reloads a page that the back/forward cache restores with personal data. */
export function subscribeLeft(listener: () => void): () => void {
  const tabs = openTabs<string>(TABS, () => {
    if (left) return;
    giveUpSaves();
    forgetHere();
    leaveTab();
    show(isEndPending() ? 'pending' : 'ended');
  });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && wasLeftSince(performance.timeOrigin)) window.location.reload();
  };
  window.addEventListener('pageshow', comeBack);
  const stopListening = listeners.add(listener);
  return () => {
    stopListening();
    // After navigation the server answers for an anonymous session.
    left = undefined;
    window.removeEventListener('pageshow', comeBack);
    tabs.close();
  };
}

export const readLeft = () => left;

export const reloadSignedOut = () => show(undefined);

function leaveTab(): void {
  dropWaiting();
  tellProof();
  tellLeft();
  forgetOwnData();
  forgetCopy();
  void mutate(() => true, undefined, { revalidate: false });
}
