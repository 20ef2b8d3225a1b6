import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@/lib/config/paths';
import { cookieName } from '@/lib/domain/common/cookieName';
import { FIRST_SESSION_COOKIE } from '@/lib/domain/verify/firstSession.data';
import type { ResumeLookupDto, ResumeRecordDto } from '@/lib/domain/resume/contract';
import { type Answer, Browser } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import type { Random } from '@/lib/embedded-mongo/tests/support/random';
import type { Faults } from './scenario';

const retryMs = 200;
const fields = ['name', 'city', 'plan', 'members', 'riders', 'notes'];

/** A save writes all fields, so that a mix of two shows. */
const formOf = (save: number) => Object.fromEntries(fields.map((field) => [field, `${field} ${save}`]));

export type Surroundings = {
  /** Changes between servers. */
  port: () => number;
  random: Random;
  faults: Faults;
  hasKeys: boolean;
};

/** One journey; retries until answered, as browsers do. */
export class Customer {
  private readonly browser = new Browser(0);
  private readonly uuid = crypto.randomUUID();
  private readonly key = crypto.randomUUID().replaceAll('-', '');
  private quoteId = '';
  private version = 0;
  private saved = 0;
  acknowledged = 0;
  answered = 0;
  unanswered = 0;

  constructor(private readonly around: Surroundings) {}

  async begin(): Promise<void> {
    const key: Record<string, string> = this.around.hasKeys ? { 'Idempotency-Key': this.key } : {};
    if (this.around.hasKeys) this.browser.cookies.set(cookieName(FIRST_SESSION_COOKIE, false), this.key);
    const more = {
      mobileNumber: `9${Math.floor(this.around.random() * 1e9)
        .toString()
        .padStart(9, '0')}`,
    };
    const body = { ...aLead(more), ...aFamily(), ...aPlan() };
    const { body: quote } = await this.ask(() => this.browser.post(api.quote, body, key));
    this.quoteId = String((quote as { quoteId?: unknown }).quoteId);
    const { body: record } = await this.ask(() => this.browser.post(api.revisit, this.journey()));
    this.version = (record as ResumeRecordDto).version;
  }

  /** Saves over the known version; a lost answer is recovered from the next. */
  async save(): Promise<void> {
    this.saved += 1;
    const { faults } = this.around;
    const before = this.unanswered;
    const sent = { getQuickQuoteForm: formOf(this.saved), version: this.version };
    const { status, body } = await this.ask(() => this.browser.post(api.revisitUpdate, this.journey(sent)));
    const { version } = body as { version: number };
    if (version !== this.version + 1) faults.add('saves done twice or lost', `${this.version} → ${version}`);
    if (status === 409 && this.unanswered === before) faults.add('conflicts out of nothing');
    this.version = version;
    this.acknowledged += 1;
  }

  /** All acknowledged fields must be there, from one save, once. */
  async resume(): Promise<boolean> {
    const { faults } = this.around;
    const { body: record } = await this.ask(() => this.browser.get(`${api.revisit}?uuid=${this.uuid}`));
    const { body: lookup } = await this.ask(() =>
      this.browser.get(`${api.revisit}?uuid=${this.uuid}&type=aggregate`),
    );
    const { getQuickQuoteForm: form, version } = record as ResumeRecordDto;
    const isForm = JSON.stringify(form) === JSON.stringify(formOf(this.saved));
    if (!isForm) faults.add('acknowledged saves lost or torn', `save ${this.saved}: ${JSON.stringify(form)}`);
    if (version !== this.version) faults.add('records of a wrong version', `${version} not ${this.version}`);
    const { productName, stage, url } = lookup as ResumeLookupDto;
    const isRight = productName === 'ReAssure 2.0' && stage === 'summery_111' && url === this.url;
    if (!isRight) faults.add('journeys that resume wrongly', JSON.stringify(lookup));
    return isForm && isRight;
  }

  private get url(): string {
    return `/health-insurance-plan/summary/${this.quoteId}?quoteId=${this.quoteId}`;
  }

  private journey(more: object = {}) {
    const { quoteId, uuid, url } = this;
    return { resumeJourney: { quoteId, stage: 'summery_111', url, uuid, ...more } };
  }

  private async ask(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      this.browser.port = this.around.port();
      const answer = await send().catch(() => undefined);
      if (answer && (answer.status < 300 || answer.status === 409)) {
        this.answered += 1;
        return answer;
      }
      if (answer && answer.status < 500) {
        this.around.faults.add('answers of refusal', `${answer.status} ${answer.text.slice(0, 120)}`);
        return answer;
      }
      if (answer && answer.status !== 503)
        this.around.faults.add('answers of a broken server', answer.text.slice(0, 120));
      this.unanswered += 1;
      await wait(retryMs * (0.5 + this.around.random()));
    }
  }
}
