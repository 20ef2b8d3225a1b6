import type { IsoDate } from '@/lib/domain/common/dates';
import { isMasked } from '@/lib/domain/common/keptNumbers';
import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import { findDateOfBirthProblem } from '@/lib/domain/quote/members';
import { isInEnglishLetters, normaliseName } from '@/lib/domain/common/words/name';

/** No method needs a camera, and two need no PAN. Staff review `form60` and `manual`. */
export const KYC_METHODS = ['ckyc', 'pan', 'aadhaarOffline', 'form60', 'manual'] as const;
export type KycMethod = (typeof KYC_METHODS)[number];

export const KYC_DOCUMENTS = ['passport', 'voterId', 'drivingLicence'] as const;
export const CALL_TIMES = ['morning', 'afternoon', 'evening'] as const;

/** As typed, unvalidated. Never holds an Aadhaar number. */
export type KycForm = {
  readonly method?: KycMethod;
  readonly name?: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth?: string;
  readonly pan?: string;
  readonly fatherName?: string;
  readonly document?: (typeof KYC_DOCUMENTS)[number];
  readonly documentNumber?: string;
  readonly callTime?: (typeof CALL_TIMES)[number];
};

/** Passed on, never stored: UIDAI's file, its password, the consent. */
export type KycOnce = {
  readonly aadhaarFile?: string;
  readonly shareCode?: string;
  readonly consent?: boolean;
};

export type KycField = keyof Omit<KycForm & KycOnce, 'method'>;

export const KYC_FIELDS: Record<KycMethod, readonly KycField[]> = {
  ckyc: ['pan', 'dateOfBirth', 'name', 'consent'],
  pan: ['pan', 'dateOfBirth', 'name', 'consent'],
  aadhaarOffline: ['aadhaarFile', 'shareCode', 'dateOfBirth', 'name', 'consent'],
  form60: ['name', 'dateOfBirth', 'fatherName', 'document', 'documentNumber', 'consent'],
  manual: ['name', 'dateOfBirth', 'callTime', 'consent'],
};

/** Whether a registry answers at once. */
export function isChecked(method: KycMethod): method is 'ckyc' | 'pan' | 'aadhaarOffline' {
  return method === 'ckyc' || method === 'pan' || method === 'aadhaarOffline';
}

export function normalisePan(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

export const NOT_OF_PRICE = 'validation.dateOfBirth.notOfPrice';

/**
 * What a form is validated against. `pricedBirth` is the proposer's date of birth in a quote that can still be changed.
 */
type Known = { today: IsoDate; pricedBirth?: string };

export function findKycProblems(form: KycForm & KycOnce, known: Known): Partial<Record<string, string>> {
  const { method } = form;
  if (!method) return { method: 'validation.kycMethod' };
  const problems = KYC_FIELDS[method].map((field) => [field, problemOf[field](form, known)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

type Check = (form: KycForm & KycOnce, known: Known) => string | undefined;
const unless = (isRight: boolean, key: string) => (isRight ? undefined : key);
const isName = (text: string | undefined) => normaliseName(text ?? '') !== undefined;

const problemOf: Record<KycField, Check> = {
  pan: ({ pan = '' }) =>
    unless(isMasked(pan) || /^[A-Z]{5}\d{4}[A-Z]$/.test(normalisePan(pan)), 'validation.pan'),
  name: ({ name, method }) => {
    if (!isName(name)) return 'validation.name';
    const isComparable = !method || !isChecked(method) || isInEnglishLetters(name ?? '');
    return unless(isComparable, 'validation.nameAsOnCard');
  },
  fatherName: ({ fatherName }) => unless(isName(fatherName), 'validation.name'),
  dateOfBirth: ({ dateOfBirth }, { today, pricedBirth = dateOfBirth }) => {
    if (!dateOfBirth) return 'validation.dateOfBirth.required';
    const problem = findDateOfBirthProblem(dateOfBirth, 'adult', today);
    return problem ? `validation.${problem}` : unless(dateOfBirth === pricedBirth, NOT_OF_PRICE);
  },
  document: ({ document }) => unless(document !== undefined, 'validation.document'),
  documentNumber: ({ documentNumber = '' }) =>
    unless(
      isMasked(documentNumber) ||
        (/^[A-Z0-9/ -]{6,20}$/i.test(documentNumber.trim()) && !isAadhaar(documentNumber)),
      'validation.documentNumber',
    ),
  callTime: ({ callTime }) => unless(callTime !== undefined, 'validation.callTime'),
  aadhaarFile: ({ aadhaarFile }) => unless(Boolean(aadhaarFile), 'validation.aadhaarFile'),
  shareCode: ({ shareCode = '' }) => unless(/^[A-Z0-9]{4}$/i.test(shareCode.trim()), 'validation.shareCode'),
  consent: ({ consent }) => unless(consent === true, 'validation.kycConsent'),
};

/**
 * Twelve digits in any script and with any separators. Refused wherever another number is asked for, since we may not
 * store Aadhaar numbers.
 */
export function isAadhaar(text: string): boolean {
  return /^\d{12}$/.test(asciiDigits(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, ''));
}
