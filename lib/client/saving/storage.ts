import { isFields } from '@/lib/domain/common/isFields';
import type { DraftValues, Stamps } from '@/lib/domain/common/drafts/draft';
import { decodeStoredMobile, encodeStoredMobile, normaliseMobile } from '@/lib/domain/common/phone';
import { keepOnDisk } from './disk/onDisk';

type Area = 'localStorage' | 'sessionStorage';
type SessionKey =
  | 'leadSourcePath'
  | 'quoteId'
  | 'storedQuoteId'
  | 'deviceType'
  | 'slug'
  | 'sentCode'
  | 'typedNumbers'
  | 'typedLimit'
  | 'askedMandate'
  | 'declinedStep'
  | 'deskNotes'
  | 'deskAnswers'
  | 'deskTyped'
  | 'helpThread'
  | 'helpOpening'
  | 'helpDraft'
  | 'helpLeft'
  | 'review'
  | 'survey'
  | 'talkSurvey'
  | 'surveyedTalk';
type LocalKey =
  | 'uuid_resume'
  | 'resume_journey_stages'
  | 'vitra_currentLanguage'
  | 'signedOut'
  | 'deskColumns'
  | 'deskFilters'
  | 'hospitals'
  | 'helpTalk';

export const FORM_KEYS = ['form1', 'form2', 'form3', 'form4', 'form5', 'form6'] as const;
export type FormKey = (typeof FORM_KEYS)[number];
export type FormValues = Record<string, unknown>;

export type LeadIds = { dialerId?: string; quoteId?: string };

// Storage can be blocked, full or corrupted: reads then answer undefined, writes false.
function read(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(area: Area, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
    if (area === 'localStorage') keepOnDisk(key, value === undefined);
    return true;
  } catch {
    return false;
  }
}

export function readSession(key: SessionKey): string | undefined {
  return read('sessionStorage', key);
}

export function writeSession(key: SessionKey, value: string | undefined): boolean {
  return write('sessionStorage', key, value);
}

/** An object that was stored as JSON; undefined if there is none. */
export function readSessionObject(key: SessionKey): FormValues | undefined {
  return toObject(parseStored(readSession(key)));
}

export function readLocal(key: LocalKey): string | undefined {
  return read('localStorage', key);
}

export function writeLocal(key: LocalKey, value: string | undefined): boolean {
  return write('localStorage', key, value);
}

export function readLocalObject(key: LocalKey): FormValues | undefined {
  return toObject(parseStored(readLocal(key)));
}

export function readForm(key: FormKey): FormValues | undefined {
  const values = readObject(key);
  if (!values || !('mobileNumber' in values)) return values;
  const { mobileNumber } = values;
  const typed = decodeStoredMobile(mobileNumber) ?? (typeof mobileNumber === 'string' ? mobileNumber : '');
  return { ...values, mobileNumber: typed };
}

/** A complete mobile number is encoded, as the specification requires; a partial one stays as typed. */
export function writeForm(key: FormKey, values: FormValues): boolean {
  const mobileNumber =
    typeof values.mobileNumber === 'string' ? normaliseMobile(values.mobileNumber) : undefined;
  const stored = mobileNumber ? { ...values, mobileNumber: encodeStoredMobile(mobileNumber) } : values;
  return write('localStorage', key, JSON.stringify(stored));
}

/** `ofQuote`: the quote's values when this browser last saw them. */
export type FormHistory = { typedAt: Stamps; ofQuote: DraftValues };

const historyKey = (key: FormKey) => `${key}_history`;

export function readHistory(key: FormKey): FormHistory {
  return { typedAt: {}, ofQuote: {}, ...(readObject(historyKey(key)) as Partial<FormHistory> | undefined) };
}

export function writeHistory(key: FormKey, history: FormHistory): boolean {
  return write('localStorage', historyKey(key), JSON.stringify(history));
}

export function readLeadIds(): LeadIds {
  const { dialerId, quoteId } = readObject('leadIds') ?? {};
  return {
    ...(typeof dialerId === 'string' && { dialerId }),
    ...(typeof quoteId === 'string' && { quoteId }),
  };
}

export function writeLeadIds(ids: LeadIds): boolean {
  return write('localStorage', 'leadIds', JSON.stringify(ids));
}

export function isQuoteHere(quoteId: string): boolean {
  return [readSession('quoteId'), readLeadIds().quoteId].includes(quoteId);
}

const WAITING = 'waiting_';

/** Lists the sealed copies of what couldn't be saved (sealedCopy.ts). */
export function listWaiting(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(WAITING));
  } catch {
    return [];
  }
}

export const waitingKey = (id: string) => `${WAITING}${id}`;

export function readWaiting(key: string): FormValues | undefined {
  return readObject(key);
}

export function writeWaiting(key: string, sealed: object | undefined): boolean {
  return write('localStorage', key, sealed && JSON.stringify(sealed));
}

const UNSAVED = 'unsavedChanges';

export function readUnsaved(): FormValues | undefined {
  return readObject(UNSAVED);
}

export function writeUnsaved(unsaved: object | undefined): boolean {
  return write('localStorage', UNSAVED, unsaved && JSON.stringify(unsaved));
}

export function dropWaiting(): void {
  listWaiting().forEach((key) => write('localStorage', key, undefined));
}

/** Deletes everything about the search, but keeps the chosen language. */
export function clearSearch(forms: readonly FormKey[] = FORM_KEYS): void {
  // The list of hospitals is deleted as well: it tells what was searched for, which may be an illness.
  const others = ['leadIds', 'uuid_resume', 'resume_journey_stages', 'hospitals', 'helpTalk', UNSAVED];
  for (const key of [...forms, ...forms.map(historyKey), ...others]) write('localStorage', key, undefined);
  for (const key of [
    'quoteId',
    'storedQuoteId',
    'sentCode',
    'typedNumbers',
    'typedLimit',
    'askedMandate',
    'declinedStep',
    'helpThread',
    'helpOpening',
    'helpDraft',
    'review',
    'survey',
    'talkSurvey',
    'surveyedTalk',
  ])
    write('sessionStorage', key, undefined);
}

function readObject(key: string): FormValues | undefined {
  return toObject(parseStored(read('localStorage', key)));
}

/** Undefined for no text and for invalid JSON. */
export function parseStored(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toObject(value: unknown): FormValues | undefined {
  return isFields(value) ? value : undefined;
}
