import { listWaiting } from '@/lib/client/saving/storage';
import { DraftSaver, type DraftStore, type StoredDraft } from '@/lib/client/saving/draftSaver';
import { aStore } from './draftStore';
import { openSealing, proves, settled, until } from './sealing';
import { openChannels, TestChannel } from './tabs';

export const OFFLINE = new TypeError('Failed to fetch');
export const OWN = '9876543210';
export const OTHER = '9123456780';
export const about = { values: { pan: '', city: '' }, version: 1 } as const;

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A draft that a proven number may open. */
export const aDraft = (stored: StoredDraft = about) => aStore(stored, { right: 'journeys' });

const tabs: { saver: DraftSaver; channel: TestChannel }[] = [];
let count = 0;
let name = '';

export const draftName = () => name;

export function beginTab(store: DraftStore, of = name): DraftSaver {
  const saver = new DraftSaver(of, store);
  tabs.push({ saver, channel: TestChannel.newest() });
  return saver;
}

export async function openTab(store: DraftStore, of = name): Promise<DraftSaver> {
  const saver = beginTab(store, of);
  await until(() => !saver.state().isLoading);
  return saver;
}

/** Ends all tabs as a crash does, which tells no other tab. */
export function killTabs(): void {
  tabs.splice(0).forEach(({ channel }) => channel.close());
  jest.clearAllTimers();
}

export function isKept(saver: DraftSaver): boolean {
  const { status } = saver.state();
  return status.state === 'retrying' && status.isKept === true;
}

/** Types offline, waits until the input is kept, and kills the tab. */
export async function loses(typed: Record<string, string>, stored: StoredDraft = about): Promise<void> {
  const { server, store } = aDraft(stored);
  const saver = await openTab(store);
  server.error = OFFLINE;
  saver.change(typed);
  await pass(2_000);
  await until(() => isKept(saver));
  await settled();
  killTabs();
}

/** What the next tab shows of the draft. */
export async function shownNext(stored: StoredDraft = about) {
  return (await openTab(aDraft(stored).store)).state().values;
}

export const waitingCount = () => listWaiting().length;

/** Gives each test a draft of its own, on an empty device. */
export function startDraftTabs(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    openChannels();
    openSealing();
    localStorage.clear();
    proves(OWN);
    name = `kyc:${(count += 1)}`;
  });
  afterEach(() => {
    tabs.splice(0).forEach(({ saver }) => saver.close());
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
