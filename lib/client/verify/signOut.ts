import { mutate } from 'swr';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { forgetHere } from './forgetHere';
import { isEndPending, noteEnded, noteLeft, wasLeftSince } from './leftSession';
import { forgetOwnData } from './ownData';
import { FORM_KEYS, readForm, readLeadIds } from '@/lib/client/saving/storage';
import { openTabs, tellTabs } from '@/lib/client/saving/tabs';
import { giveUpSaves, saveAll, saveOtherTabs } from '@/lib/client/saving/waitingSaves';

/** Signed out: the server is being told, was told, or can't be reached. */
export type Left = 'ending' | 'ended' | 'pending';

const TABS = 'signedOut';
/** So long a slow line may take for what was typed last; then the customer is asked. */
const SAVE_MS = 4_000;

let left: Left | undefined;
const listeners = new Set<() => void>();

function show(state: Left | undefined): void {
  left = state;
  listeners.forEach((listener) => listener());
}

/** What signing out would lose: typing that can't be saved, here or in another tab; a quote that no number opens. */
export type Loss = 'unsaved' | 'unnamed';

/** Saves what can be saved first. */
export async function findLoss(): Promise<Loss | undefined> {
  const saved = await Promise.all([saveAll(SAVE_MS), saveOtherTabs(SAVE_MS)]);
  if (saved.includes(false)) return 'unsaved';
  const ids = [readLeadIds().quoteId, readForm('form4')?.quoteId].filter((id) => typeof id === 'string');
  const named = await Promise.all(ids.map(hasNumber));
  return named.includes(false) ? 'unnamed' : undefined;
}

/** What is not there can't be lost. Without a line the number that was typed here tells; where none was, the customer decides. */
async function hasNumber(quoteId: string): Promise<boolean> {
  try {
    const quote = await getJson<QuoteDto>(`${api.quote}?${new URLSearchParams({ quoteId })}`);
    return quote.mobileNumber !== undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    return readForm('form1')?.mobileNumber !== undefined;
  }
}

/** Nothing of a customer stays in this browser: neither in storage, nor in this tab, nor in another. */
export function leaveHere(): void {
  noteLeft(Date.now());
  giveUpSaves();
  forgetHere();
  FORM_KEYS.forEach((key) => tellTabs(key, null));
  tellTabs(TABS, 'left');
  leaveTab();
}

/** Signs out here at once, and at the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  leaveHere();
  show('ending');
  await endSession();
}

/** Tells the server, now or once more. */
export async function endSession(): Promise<void> {
  try {
    await postJson(api.sessionEnd, {}, { keepalive: true });
    noteEnded();
  } catch {
    // It is told before anything else is asked of it (fetcher.ts), and ends by itself.
  }
  if (left) show(isEndPending() ? 'pending' : 'ended');
}

/** Of a page that shows something personal: follows other tabs, and what the browser brings back from its history. */
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
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page of this tab asks the server, which knows nobody.
    left = undefined;
    window.removeEventListener('pageshow', comeBack);
    tabs.close();
  };
}

export const readLeft = () => left;

/** As much as another page does. */
export const goOnAsNobody = () => show(undefined);

function leaveTab(): void {
  forgetOwnData();
  void mutate(() => true, undefined, { revalidate: false });
}
