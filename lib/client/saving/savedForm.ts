import {
  changedFields,
  changeDraft,
  type Draft,
  type DraftValues,
  mergeDrafts,
  type Stamps,
} from '@/lib/domain/common/draft';
import { SaveQueue } from './saveQueue';
import {
  FORM_KEYS,
  readForm,
  readHistory,
  writeForm,
  writeHistory,
  type FormKey,
  type FormValues,
} from './storage';
import { openTabs, type TabChannel } from './tabs';

/** Below the 300 ms within which a change has to be on this device. */
const DELAY_MS = 250;

/** What was typed; nothing where somebody signed out. */
type Message = FormValues | null;

/**
 * One form as this browser keeps it, and when each field of it was typed. Only the fields that this tab changed are
 * written, and told to the other tabs: a tab that lay open since yesterday does not bring yesterday's answers back.
 */
class SavedForm {
  #known: FormValues | undefined;
  /** What was typed before, or elsewhere; undefined before it was read. */
  #shown: { values: FormValues | undefined } | undefined;
  /** Of what was typed in this tab. */
  #typedAt: Readonly<Record<string, number>> = {};
  #listeners = new Set<() => void>();
  #tabs: TabChannel<Message> | undefined;
  #queue = new SaveQueue<FormValues>({
    delayMs: DELAY_MS,
    send: (changed) => this.#write(changed),
    refused: 'drop',
  });

  constructor(private readonly key: FormKey) {}

  /** As it was when this tab began, and what was changed elsewhere since. One's own typing does not change it. */
  values = (): FormValues | undefined => {
    if (!this.#shown) {
      this.#known = readForm(this.key);
      this.#shown = { values: this.#known };
    }
    return this.#shown.values;
  };

  /** As it stands here now, and when each field was typed. */
  draft = (): Draft => {
    this.values();
    return { values: this.#known ?? {}, stamps: { ...readHistory(this.key).typedAt, ...this.#typedAt } };
  };

  /** Keeps what was typed into these fields; what is only shown in the others is kept where nothing else is. */
  save = (values: FormValues, typed: readonly string[] = Object.keys(values)): void => {
    const before = this.draft();
    const changed = Object.entries(changedFields(before.values, values)).filter(
      ([field]) => typed.includes(field) || !(field in before.values),
    );
    if (changed.length === 0) return;
    const fields = Object.fromEntries(changed);
    const { stamps } = changeDraft(before, fields, Date.now());
    const at = typed.filter((field) => field in fields).map((field) => [field, stamps[field] ?? 0] as const);
    this.#typedAt = { ...this.#typedAt, ...Object.fromEntries(at) };
    this.#known = { ...this.#known, ...fields };
    this.#queue.put(fields);
  };

  /** Takes over the fields that were typed later on another device. */
  take = (other: Draft): void => {
    const before = this.draft();
    const { values, stamps } = mergeDrafts(before, withOwn(before.values, other));
    const newer = changedFields(before.values, values);
    if (Object.keys(newer).length === 0) return;
    this.#known = values;
    this.#typedAt = stamps;
    this.#queue.put(newer);
    this.#show();
  };

  /** As take, of what was changed in a quote since this browser saw it last. */
  takeQuote = (values: FormValues, savedAt: number): void => {
    const history = readHistory(this.key);
    const own = this.draft().values;
    const changed = Object.keys(values).filter(
      (field) => !(field in own) || field in changedFields(history.ofQuote, values),
    );
    writeHistory(this.key, { ...history, ofQuote: values });
    const entriesOf = (valueOf: (field: string) => unknown) =>
      Object.fromEntries(changed.map((field) => [field, valueOf(field)]));
    this.take({
      values: entriesOf((field) => values[field]),
      stamps: entriesOf(() => savedAt) as Stamps,
    });
  };

  /** The form of another quote takes its place. */
  empty = (): void => {
    this.#queue.clear();
    this.#known = {};
    this.#typedAt = {};
    writeForm(this.key, {});
    writeHistory(this.key, { typedAt: {}, ofQuote: {} });
    this.#show();
  };

  flush = (): void => this.#queue.flush();

  /** The search is over: what waits is not written, and whoever shows the form empties it. */
  forget = (): void => {
    this.#queue.clear();
    this.#known = {};
    this.#typedAt = {};
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

  #write(changed: FormValues): void {
    writeForm(this.key, { ...readForm(this.key), ...changed });
    const { typedAt, ...history } = readHistory(this.key);
    writeHistory(this.key, { ...history, typedAt: { ...typedAt, ...this.#typedAt } });
    this.#tabs?.tell(changed);
  }

  #follow(changed: Message): void {
    if (!changed) return this.forget();
    const own = this.#queue.waiting();
    this.#known = { ...this.#known, ...changed, ...own };
    // The tab that told it has written when it was typed.
    this.#typedAt = Object.fromEntries(
      Object.entries(this.#typedAt).filter(([field]) => field in own || !(field in changed)),
    );
    this.#show();
  }

  #show(): void {
    this.#shown = { values: this.#known };
    this.#listeners.forEach((listener) => listener());
  }
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group has fields that another device knows nothing of: the birth date of who was taken out stays. */
function withOwn(own: DraftValues, { values, stamps }: Draft): Draft {
  const entries = Object.entries(values).map(([field, value]) =>
    isGroup(value) && isGroup(own[field])
      ? [field, { ...(own[field] as object), ...(value as object) }]
      : [field, value],
  );
  return { values: Object.fromEntries(entries) as DraftValues, stamps };
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

const PARTS = { family: 'form2', trip: 'form4' } as const;

/** What a resume record keeps: the forms, with when each field was typed as it stands there. */
export function toRecordForm(form: FormValues): FormValues {
  const typedAt = Object.entries(PARTS).flatMap(([part, key]) => {
    const values = form[part] as DraftValues | undefined;
    if (!values) return [];
    const { values: known, stamps } = forms[key].draft();
    const others = changedFields(known, values);
    return [[part, Object.fromEntries(Object.entries(stamps).filter(([field]) => !(field in others)))]];
  });
  return { ...form, typedAt: Object.fromEntries(typedAt) as FormValues };
}

/** The form of a quote as it is saved, with what was typed here since. */
export function followQuote(key: FormKey, values: FormValues, savedAt: number): DraftValues {
  forms[key].takeQuote(values, savedAt);
  return forms[key].draft().values;
}
