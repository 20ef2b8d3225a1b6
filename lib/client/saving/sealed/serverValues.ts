import type { DraftValues } from '@/lib/domain/common/drafts/draft';
import { typedOver } from '@/lib/domain/common/drafts/draftParts';
import { isSameTyped, mayBeSameTyped } from './sameTyped';

/** Any unanswered request may have reached the server, so the values of this many latest ones are remembered. */
const TRIES = 8;

/** What the server has in each field, as far as this page knows. */
export class ServerValues {
  #told: DraftValues = {};
  #sent: Readonly<Record<string, readonly unknown[]>> = {};

  tell(values: DraftValues): void {
    this.#told = values;
    this.#sent = {};
  }

  send(changed: DraftValues): void {
    const tries = Object.entries(changed).map(([field, value]) => {
      const before = (this.#sent[field] ?? []).filter((each) => !isSameTyped(each, value));
      return [field, [...before, value].slice(-TRIES)] as const;
    });
    this.#sent = { ...this.#sent, ...Object.fromEntries(tries) };
  }

  save(changed: DraftValues): void {
    this.#told = { ...this.#told, ...changed };
    const isOpen = ([field]: [string, unknown]) => !(field in changed);
    this.#sent = Object.fromEntries(Object.entries(this.#sent).filter(isOpen));
  }

  /** What was typed of each field over what the server held. */
  typedOver = (changed: DraftValues): DraftValues => typedOver(this.#told, changed);

  mayHold = (field: string): readonly unknown[] => [this.#told[field], ...(this.#sent[field] ?? [])];

  holds = (field: string, value: unknown): boolean => isSameTyped(value, this.#told[field]);

  mayStillHold = (field: string, value: unknown): boolean => mayBeSameTyped(value, this.#told[field]);
}
