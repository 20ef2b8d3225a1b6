import { isFields } from '@/lib/domain/common/isFields';
import {
  changedFields,
  changeDraft,
  type Draft,
  type DraftValues,
  mergeDrafts,
  type Stamps,
} from '@/lib/domain/common/drafts/draft';
import { onRestored } from './disk/onDisk';
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

/** A change must be stored within 300 ms. */
const DELAY_MS = 250;

/** Changed fields; null after a sign-out. */
type Message = FormValues | null;

/** Writes and tells only fields edited in this tab, so that a stale tab can't restore old values. */
class SavedForm {
  #known: FormValues | undefined;
  /** What subscribers see: stored values and others' changes; undefined until read. */
  #shown: { values: FormValues | undefined } | undefined;
  #typedAt: Readonly<Record<string, number>> = {};
  #listeners = new Set<() => void>();
  #tabs: TabChannel<Message> | undefined;
  #stopRestoring: (() => void) | undefined;
  #queue = new SaveQueue<FormValues>({
    delayMs: DELAY_MS,
    send: (changed) => this.#write(changed),
    refused: 'drop',
  });

  constructor(private readonly key: FormKey) {}

  /** The values without this tab's own edits. */
  values = (): FormValues | undefined => {
    if (!this.#shown) {
      this.#known = readForm(this.key);
      this.#shown = { values: this.#known };
    }
    return this.#shown.values;
  };

  draft = (): Draft => {
    this.values();
    return { values: this.#known ?? {}, stamps: { ...readHistory(this.key).typedAt, ...this.#typedAt } };
  };

  /** Fields outside `typed` are saved only where nothing is stored. */
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

  /** Merges only what changed since this browser last saw the quote. */
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

  empty = (): void => {
    this.#queue.clear();
    this.#known = {};
    this.#typedAt = {};
    writeForm(this.key, {});
    writeHistory(this.key, { typedAt: {}, ofQuote: {} });
    this.#show();
  };

  flush = (): void => this.#queue.flush();

  forget = (): void => {
    this.#queue.clear();
    this.#known = {};
    this.#typedAt = {};
    this.#show();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // The next page mounts before this one unmounts, and starts from its edits.
    if (this.#shown) this.#shown = { values: this.#known };
    this.#tabs ??= openTabs<Message>(this.key, (changed) => this.#follow(changed));
    this.#stopRestoring ??= onRestored(() => this.#follow(readForm(this.key) ?? {}));
    window.addEventListener('pageshow', this.#comeBack);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.flush();
      window.removeEventListener('pageshow', this.#comeBack);
      this.#tabs?.close();
      this.#tabs = undefined;
      this.#stopRestoring?.();
      this.#stopRestoring = undefined;
      this.#shown = undefined;
    };
  };

  /** A page restored from the back/forward cache must not show deleted data. */
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

/** Keeps a group's fields that the other device lacks, such as a removed person's birth date. */
function withOwn(own: DraftValues, { values, stamps }: Draft): Draft {
  const entries = Object.entries(values).map(([field, value]) =>
    isFields(value) && isFields(own[field]) ? [field, { ...own[field], ...value }] : [field, value],
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

export function followQuote(key: FormKey, values: FormValues, savedAt: number): DraftValues {
  forms[key].takeQuote(values, savedAt);
  return forms[key].draft().values;
}
