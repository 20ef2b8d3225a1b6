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
  | { state: 'idle' }
  | { state: 'saving' }
  /** `at` as ISO text, with its time. */
  | { state: 'saved'; at: string }
  | { state: 'retrying' };

const RETRY_MS = { first: 2_000, longest: 60_000 } as const;

function callFor(journey: JourneyReport) {
  return resumeCall({ journey, hasSavedForm: journey.form !== undefined, uuid: readResumeId() });
}

/**
 * Stores the steps of the one journey of this tab. It outlives pages: a step reported just before a change of
 * page is saved after it. A newer step takes the place of an older one that still waits.
 */
export class JourneySaver {
  #waiting: JourneyReport | undefined;
  #version: number | undefined;
  #isSending = false;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #status: SaveStatus = { state: 'idle' };
  #listeners = new Set<() => void>();
  #sendSoon = debounce(() => void this.#send(), SAVE_DEBOUNCE_MS);

  report = (journey: JourneyReport): void => {
    keepResumeStage(journey.stage);
    this.#waiting = journey;
    if (this.#failures === 0) this.#show({ state: 'saving' });
    this.#sendSoon();
  };

  /** Sends at once what still waits, in a request that outlives the page. */
  flush = (): void => {
    this.#sendSoon.cancel();
    void this.#send({ keepalive: true });
  };

  retryNow = (): void => {
    if (this.#failures > 0) void this.#send();
  };

  /** The search is over: what waits is not sent any more. */
  forget = (): void => {
    this.#sendSoon.cancel();
    clearTimeout(this.#retryTimer);
    this.#waiting = undefined;
    this.#version = undefined;
    this.#failures = 0;
    this.#show({ state: 'idle' });
  };

  status = (): SaveStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #send({ keepalive = false } = {}): Promise<void> {
    const journey = this.#waiting;
    if (!journey || this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#retryTimer);
    try {
      const record = await this.#post(journey, keepalive);
      // Meanwhile the search may have been given up: its answer must not bring the cookie back.
      if (this.#waiting) this.#succeed(journey, record);
    } catch (error) {
      if (this.#waiting) this.#fail(error, journey);
    } finally {
      this.#isSending = false;
    }
    if (this.#waiting && this.#failures === 0) this.#sendSoon();
  }

  #post(journey: JourneyReport, keepalive: boolean): Promise<ResumeRecordDto> {
    const { stage, url, quoteId, form } = journey;
    const step = { quoteId, stage, url, uuid: readResumeId() };
    return callFor(journey) === 'update'
      ? postJson(
          api.revisitUpdate,
          { resumeJourney: { ...step, getQuickQuoteForm: form, version: this.#version } },
          { keepalive },
        )
      : postJson(api.revisit, { resumeJourney: step }, { keepalive });
  }

  #succeed(journey: JourneyReport, record: ResumeRecordDto): void {
    const wasUpdate = callFor(journey) === 'update';
    keepResumeId(record.uuid);
    this.#version = record.version;
    this.#failures = 0;
    // The call that creates a record carries no form: the form follows now that the record has an id.
    const isStored = wasUpdate || callFor(journey) !== 'update';
    if (isStored && this.#waiting === journey) this.#waiting = undefined;
    this.#show(this.#waiting ? { state: 'saving' } : { state: 'saved', at: new Date().toISOString() });
  }

  #fail(error: unknown, journey: JourneyReport): void {
    this.#failures += 1;
    const isRepairable = this.#repair(error);
    if (!isRepairable && !isTemporary(error)) {
      if (this.#waiting === journey) this.#waiting = undefined;
      this.#failures = 0;
      this.#show({ state: 'idle' });
      return;
    }
    this.#show({ state: 'retrying' });
    const wait = Math.min(RETRY_MS.first * 2 ** (this.#failures - 1), RETRY_MS.longest);
    this.#retryTimer = setTimeout(() => void this.#send(), isRepairable && this.#failures === 1 ? 0 : wait);
  }

  /** Whether the step can be stored after all: on top of a newer version, or in a record of its own. */
  #repair(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error.body.version !== undefined) this.#version = error.body.version;
    else if (error.status === 404 && readResumeId()) dropResumeId();
    else return false;
    return true;
  }

  #show(status: SaveStatus): void {
    this.#status = status;
    this.#listeners.forEach((listener) => listener());
  }
}

export const journeySaver = new JourneySaver();
