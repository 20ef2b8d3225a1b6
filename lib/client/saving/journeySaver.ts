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
  isTyped?: boolean;
};

/** Outlives pages, so that a report just before a page change is saved. A newer report replaces a pending one. */
export class JourneySaver {
  #version: number | undefined;
  /** The id of a record whose creation is not confirmed yet. */
  #newUuid: string | undefined;
  /** Replaced by `forget`, to ignore responses to earlier requests. */
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
    // Saves of typing are throttled, so that continuous typing can't postpone them; saves of steps are debounced.
    const isTypedOn = step.isTyped && this.#queue.waiting().step?.isTyped;
    this.#queue.put({ step }, { restart: !isTypedOn });
  };

  flush = this.#queue.flush;
  retry = this.#queue.retry;
  status = this.#queue.status;
  subscribe = this.#queue.subscribe;

  forget = (): void => {
    this.#search = {};
    this.#version = undefined;
    this.#queue.clear();
  };

  /** The create call carries no form, so the form follows by an update. */
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
    // Stored before sending: the response may arrive after this page has closed.
    keepResumeId(uuid);
    return postJson(api.revisit, { resumeJourney: { quoteId, stage, url, uuid } }, { keepalive: true });
  }

  /** A page's last request can't resolve a conflict, so it carries no version. */
  #update({ stage, url, quoteId, form }: JourneyReport, isLast: boolean): Promise<ResumeRecordDto> {
    const version = isLast ? undefined : this.#version;
    const resumeJourney = { quoteId, stage, url, uuid: readResumeId(), getQuickQuoteForm: form, version };
    return postJson(api.revisitUpdate, { resumeJourney }, { keepalive: true });
  }

  /** Ignores the response if the search was discarded meanwhile, lest it restore the cookie. */
  #keep({ uuid, version }: ResumeRecordDto, search: object): void {
    if (search !== this.#search) return;
    keepResumeId(uuid);
    this.#newUuid = undefined;
    this.#version = version;
  }

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
