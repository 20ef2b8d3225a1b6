import debounce from 'lodash.debounce';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { resumeCall, SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { ApiError, isProvenElsewhere, isTemporary } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { randomKey } from '@/lib/client/common/randomKey';
import { dropResumeId, keepResumeId, keepResumeStage, readResumeId } from '@/lib/client/resume/resumeCookies';
import { retryDelay, savedNow } from './saveStatus';
import type { FormValues } from './storage';
import { showError } from '@/lib/client/common/toasts';

export type JourneyReport = {
  stage: Stage;
  url: string;
  quoteId: string;
  form?: FormValues;
  /** No step, but what is typed within one. */
  isTyped?: boolean;
};

/**
 * Stores the steps of the one journey of this tab. It outlives pages: a step reported just before a change of
 * page is saved after it. A newer step takes the place of an older one that still waits.
 */
export class JourneySaver {
  #waiting: JourneyReport | undefined;
  #version: number | undefined;
  /** The id of a record that the server may not have yet. */
  #newUuid: string | undefined;
  #inFlight: JourneyReport | undefined;
  /** Another one once a search is given up: what is answered to the one before is nothing to it. */
  #search = {};
  #reportedAt = 0;
  #failures = 0;
  /** Since the last success. */
  #hasRepaired = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #status: SaveStatus = { state: 'idle' };
  #listeners = new Set<() => void>();
  #sendSoon = debounce(() => void this.#send(), SAVE_DEBOUNCE_MS);

  report = (journey: JourneyReport): void => {
    keepResumeStage(journey.stage);
    if (!this.#waiting) this.#reportedAt = Date.now();
    // Who types on and on is saved every two seconds, not two seconds after the last key.
    const isSoon = journey.isTyped && this.#waiting?.isTyped;
    this.#waiting = journey;
    if (this.#failures === 0) this.#show({ state: 'saving' });
    if (!isSoon) this.#sendSoon();
  };

  waitingSince = (): number | undefined => (this.#waiting ? this.#reportedAt : undefined);

  /** The page goes away: what waits is sent at once, and waits for no answer. */
  flush = (): void => {
    this.#sendSoon.cancel();
    if (this.#waiting !== this.#inFlight) void this.#sendNow({ isLast: true });
  };

  retry = (): Promise<void> => this.#send();

  /** The search is over: what waits is not sent any more. */
  forget = (): void => {
    this.#sendSoon.cancel();
    clearTimeout(this.#retryTimer);
    this.#search = {};
    this.#waiting = undefined;
    this.#inFlight = undefined;
    this.#version = undefined;
    this.#failures = 0;
    this.#show({ state: 'idle' });
  };

  status = (): SaveStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #send(): Promise<void> {
    if (!this.#inFlight) await this.#sendNow();
  }

  async #sendNow({ isLast = false } = {}): Promise<void> {
    const journey = this.#waiting;
    if (!journey) return;
    const search = this.#search;
    const isAwaited = () => this.#waiting !== undefined && this.#search === search;
    this.#inFlight = journey;
    clearTimeout(this.#retryTimer);
    try {
      const call = this.#callFor(journey);
      const record = await (call === 'update' ? this.#update(journey, isLast) : this.#create(journey));
      // Meanwhile the search may have been given up: its answer must not bring the cookie back.
      if (isAwaited()) this.#succeed(journey, record, call);
    } catch (error) {
      if (isAwaited()) this.#fail(error, journey);
    } finally {
      if (this.#inFlight === journey) this.#inFlight = undefined;
    }
    if (isAwaited() && this.#failures === 0) this.#sendSoon();
  }

  #callFor(journey: JourneyReport) {
    const uuid = readResumeId();
    const isStored = uuid !== this.#newUuid;
    return resumeCall({
      journey,
      hasSavedForm: journey.form !== undefined,
      uuid: isStored ? uuid : undefined,
      isTyped: journey.isTyped,
    });
  }

  #create({ stage, url, quoteId }: JourneyReport): Promise<ResumeRecordDto> {
    const uuid = readResumeId() ?? (this.#newUuid = randomKey());
    // Kept before it is sent: the answer may come when this page is gone, and the journey is found all the same.
    keepResumeId(uuid);
    return postJson(api.revisit, { resumeJourney: { quoteId, stage, url, uuid } }, { keepalive: true });
  }

  /** The last request of a page can't mend a conflict, so it names no version. */
  #update({ stage, url, quoteId, form }: JourneyReport, isLast: boolean): Promise<ResumeRecordDto> {
    const version = isLast ? undefined : this.#version;
    const resumeJourney = { quoteId, stage, url, uuid: readResumeId(), getQuickQuoteForm: form, version };
    return postJson(api.revisitUpdate, { resumeJourney }, { keepalive: true });
  }

  #succeed(journey: JourneyReport, record: ResumeRecordDto, call: 'create' | 'update' | 'none'): void {
    keepResumeId(record.uuid);
    this.#newUuid = undefined;
    this.#version = record.version;
    this.#failures = 0;
    this.#hasRepaired = false;
    // The call that creates a record carries no form: the form follows now that the record has an id.
    const isStored = call === 'update' || this.#callFor(journey) !== 'update';
    if (isStored && this.#waiting === journey) this.#waiting = undefined;
    this.#show(this.#waiting ? { state: 'saving' } : savedNow());
  }

  #fail(error: unknown, journey: JourneyReport): void {
    const isRepaired = this.#repair(error);
    if (isProvenElsewhere(error)) showError(error, '');
    if (!isRepaired && !isTemporary(error)) {
      if (this.#waiting === journey) this.#waiting = undefined;
      this.#failures = 0;
      this.#show({ state: 'idle' });
      return;
    }
    // However often it failed before, the server is there: what it asks for is done at once, the first time.
    const isAtOnce = isRepaired && !this.#hasRepaired;
    this.#hasRepaired ||= isRepaired;
    this.#failures += 1;
    this.#show({ state: 'retrying' });
    this.#retryTimer = setTimeout(() => void this.#send(), isAtOnce ? 0 : retryDelay(this.#failures));
  }

  /** Whether the step can be stored after all: on top of a newer version, or in a record of its own. */
  #repair(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error.body.version !== undefined) this.#version = error.body.version;
    else if (error.status === 404 && !isProvenElsewhere(error) && readResumeId() !== this.#newUuid)
      dropResumeId();
    else return false;
    return true;
  }

  #show(status: SaveStatus): void {
    this.#status = status;
    this.#listeners.forEach((listener) => listener());
  }
}

export const journeySaver = new JourneySaver();
