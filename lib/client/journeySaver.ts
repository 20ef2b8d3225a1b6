import debounce from 'lodash.debounce';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/contract';
import type { Stage } from '@/lib/domain/journey/stages';
import { resumeCall, SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import { ApiError, isTemporary } from './apiError';
import { postJson } from './fetcher';
import { dropResumeId, keepResumeId, keepResumeStage, readResumeId } from './resumeCookies';
import type { FormValues } from './storage';

export type JourneyReport = { stage: Stage; url: string; quoteId: string; form?: FormValues };

export type SaveStatus =
  { state: 'idle' } | { state: 'saving' } | { state: 'saved'; at: number } | { state: 'retrying' };

const RETRY_MS = { first: 2_000, longest: 60_000 } as const;

/**
 * Stores the steps of the one journey of this tab. It outlives pages: a step reported just before a change of
 * page is saved after it. A newer step takes the place of an older one that is not saved yet.
 */
export function createJourneySaver() {
  let pending: JourneyReport | undefined;
  let version: number | undefined;
  let isSending = false;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let status: SaveStatus = { state: 'idle' };
  const listeners = new Set<() => void>();

  const show = (next: SaveStatus) => {
    status = next;
    listeners.forEach((listener) => listener());
  };

  const post = (journey: JourneyReport, keepalive: boolean) => {
    const { stage, url, quoteId, form } = journey;
    const uuid = readResumeId();
    const isUpdate = resumeCall({ journey, hasSavedForm: form !== undefined, uuid }) === 'update';
    const resumeJourney = isUpdate
      ? { quoteId, stage, url, uuid, getQuickQuoteForm: form, version }
      : { quoteId, stage, url, uuid };
    const path = isUpdate ? api.revisitUpdate : api.revisit;
    return postJson<ResumeRecordDto>(path, { resumeJourney }, { keepalive });
  };

  const send = async (keepalive = false) => {
    const journey = pending;
    if (!journey || isSending) return;
    isSending = true;
    clearTimeout(retryTimer);
    try {
      const record = await post(journey, keepalive);
      keepResumeId(record.uuid);
      version = record.version;
      failures = 0;
      if (pending === journey) pending = undefined;
      show(pending ? { state: 'saving' } : { state: 'saved', at: Date.now() });
    } catch (error) {
      fail(error, journey);
    } finally {
      isSending = false;
    }
    if (pending && failures === 0) save();
  };

  const fail = (error: unknown, journey: JourneyReport) => {
    failures += 1;
    // Another tab or device was faster: this customer's latest words go on top of its version.
    const newer = error instanceof ApiError ? error.body.version : undefined;
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (newer !== undefined) version = newer;
    if (isUnknown) dropResumeId();
    if (!isTemporary(error) && newer === undefined && !isUnknown) {
      if (pending === journey) pending = undefined;
      show({ state: 'idle' });
      return;
    }
    show({ state: 'retrying' });
    const wait = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
    retryTimer = setTimeout(() => void send(), failures === 1 && !isTemporary(error) ? 0 : wait);
  };

  const save = debounce(() => void send(), SAVE_DEBOUNCE_MS);

  return {
    report(journey: JourneyReport) {
      keepResumeStage(journey.stage);
      pending = journey;
      if (failures === 0) show({ state: 'saving' });
      save();
    },
    /** Sends at once what still waits, so that closing the page loses nothing. */
    flush() {
      save.cancel();
      return send(true);
    },
    retryNow() {
      if (pending && failures > 0) void send();
    },
    /** The search is over: what waits is not sent any more. */
    forget() {
      save.cancel();
      clearTimeout(retryTimer);
      pending = undefined;
      version = undefined;
      failures = 0;
      show({ state: 'idle' });
    },
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const journeySaver = createJourneySaver();
