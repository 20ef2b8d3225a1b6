import { ApiError, isProvenElsewhere } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { randomKey } from '@/lib/client/common/randomKey';
import { showError } from '@/lib/client/common/toasts';
import { dropResumeId, keepResumeId, keepResumeStage, readResumeId } from '@/lib/client/resume/resumeCookies';
import { api } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { resumeCall, SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import { SaveQueue } from './saveQueue';
import type { FormValues } from './storage';

export type JourneyReport = {
  stage: Stage;
  url: string;
  quoteId: string;
  form?: FormValues;
  /** No step, but what is typed within one. */
  isTyped?: boolean;
};

/**
 * Stores the steps of the one journey of this tab in its resume record. It outlives pages: a step reported just before
 * a change of page is saved after it. A newer step takes the place of an older one that still waits.
 */
export class JourneySaver {
  #version: number | undefined;
  /** The id of a record that the server may not have yet. */
  #newUuid: string | undefined;
  /** Another one once a search is given up: what is answered to the one before is nothing to it. */
  #search = {};
  #queue = new SaveQueue<{ step: JourneyReport }>({
    delayMs: SAVE_DEBOUNCE_MS,
    send: ({ step }, isLast) => step && this.#store(step, isLast),
    mend: (problem) => this.#mend(problem),
    refused: 'drop',
    onProblem: (problem) => isProvenElsewhere(problem) && showError(problem, ''),
  });

  report = (step: JourneyReport): void => {
    keepResumeStage(step.stage);
    // Who types on and on is saved every two seconds, not two seconds after the last key.
    const isTypedOn = step.isTyped && this.#queue.waiting().step?.isTyped;
    this.#queue.put({ step }, { restart: !isTypedOn });
  };

  flush = this.#queue.flush;
  retry = this.#queue.retry;
  status = this.#queue.status;
  subscribe = this.#queue.subscribe;

  /** The search is over: what waits is not sent any more. */
  forget = (): void => {
    this.#search = {};
    this.#version = undefined;
    this.#queue.clear();
  };

  /** The call that creates a record carries no form: the form follows once the record has an id. */
  async #store(step: JourneyReport, isLast: boolean): Promise<void> {
    const search = this.#search;
    let call = this.#callFor(step);
    if (call === 'create') {
      this.#keep(await this.#create(step), search);
      call = this.#callFor(step);
    }
    if (call === 'update' && search === this.#search) this.#keep(await this.#update(step, isLast), search);
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

  /** Meanwhile the search may have been given up: its answer must not bring the cookie back. */
  #keep({ uuid, version }: ResumeRecordDto, search: object): void {
    if (search !== this.#search) return;
    keepResumeId(uuid);
    this.#newUuid = undefined;
    this.#version = version;
  }

  /** Whether the step can be stored after all: on top of a newer version, or in a record of its own. */
  #mend(problem: unknown): boolean {
    if (!(problem instanceof ApiError)) return false;
    if (problem.body.version !== undefined) this.#version = problem.body.version;
    else if (problem.status === 404 && !isProvenElsewhere(problem) && readResumeId() !== this.#newUuid)
      dropResumeId();
    else return false;
    return true;
  }
}

export const journeySaver = new JourneySaver();
