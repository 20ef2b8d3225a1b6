import debounce from 'lodash.debounce';
import { changedFields } from '@/lib/domain/common/draft';
import { FORM_KEYS, readForm, writeForm, type FormKey, type FormValues } from './storage';
import { openTabs, type TabChannel } from './tabs';

/** Below the 300 ms within which a change has to be on this device. */
const DELAY_MS = 250;

/** What was typed; nothing where somebody signed out. */
type Message = FormValues | null;

/**
 * One form as this browser keeps it. Only the fields that this tab changed are written, and told to the other tabs:
 * a tab that lay open since yesterday does not bring yesterday's answers back.
 */
class SavedForm {
  #known: FormValues | undefined;
  #typed: FormValues = {};
  /** What was typed before, or elsewhere; undefined before it was read. */
  #shown: { values: FormValues | undefined } | undefined;
  #listeners = new Set<() => void>();
  #tabs: TabChannel<Message> | undefined;
  #writeSoon = debounce(() => this.#write(), DELAY_MS, { maxWait: DELAY_MS });

  constructor(private readonly key: FormKey) {}

  /** As it was when this tab began, and what other tabs changed since. One's own typing does not change it. */
  values = (): FormValues | undefined => {
    if (!this.#shown) {
      this.#known = readForm(this.key);
      this.#shown = { values: this.#known };
    }
    return this.#shown.values;
  };

  save = (values: FormValues): void => {
    this.values();
    const changed = changedFields(this.#known ?? {}, values);
    if (Object.keys(changed).length === 0) return;
    this.#known = { ...this.#known, ...changed };
    this.#typed = { ...this.#typed, ...changed };
    this.#writeSoon();
  };

  flush = (): void => {
    this.#writeSoon.flush();
  };

  /** The search is over: what waits is not written, and whoever shows the form empties it. */
  forget = (): void => {
    this.#writeSoon.cancel();
    this.#typed = {};
    this.#known = {};
    this.#show();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // Another page comes while this one still goes: it starts from what was typed here.
    if (this.#shown) this.#shown = { values: this.#known };
    this.#tabs ??= openTabs<Message>(this.key, (changed) => this.#follow(changed));
    window.addEventListener('pageshow', this.#comeBack);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.flush();
      window.removeEventListener('pageshow', this.#comeBack);
      this.#tabs?.close();
      this.#tabs = undefined;
      this.#shown = undefined;
    };
  };

  /** A page that the browser brings back from its history shows no more than is stored now. */
  #comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && readForm(this.key) === undefined) this.forget();
  };

  #write(): void {
    const typed = this.#typed;
    this.#typed = {};
    writeForm(this.key, { ...readForm(this.key), ...typed });
    this.#tabs?.tell(typed);
  }

  #follow(changed: Message): void {
    if (!changed) return this.forget();
    this.#known = { ...this.#known, ...changed, ...this.#typed };
    this.#show();
  }

  #show(): void {
    this.#shown = { values: this.#known };
    this.#listeners.forEach((listener) => listener());
  }
}

const forms = Object.fromEntries(FORM_KEYS.map((key) => [key, new SavedForm(key)])) as Record<
  FormKey,
  SavedForm
>;

export function savedForm(key: FormKey): SavedForm {
  return forms[key];
}

export function forgetForms(keys: readonly FormKey[]): void {
  keys.forEach((key) => forms[key].forget());
}
