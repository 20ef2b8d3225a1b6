import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import enBill from '@/locales/en/bill.json';
import enDocuments from '@/locales/en/documents.json';
import enPlans from '@/locales/en/plans.json';
import hiBill from '@/locales/hi/bill.json';
import hiDocuments from '@/locales/hi/documents.json';
import hiPlans from '@/locales/hi/plans.json';
import taBill from '@/locales/ta/bill.json';
import taDocuments from '@/locales/ta/documents.json';
import taPlans from '@/locales/ta/plans.json';

type Texts = Pick<Messages, 'bill' | 'documents' | 'plans'>;
/** Keys that are known at run time alone: a line of the bill, a feature of a plan. */
type Loose = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
};

export type Words = {
  locale: Locale;
  t: ReturnType<typeof createTranslator<Texts, 'documents'>>;
  bill: Loose;
  plans: Loose;
};

function toWords(locale: Locale, messages: Texts): Words {
  const loose = (namespace: 'bill' | 'plans') =>
    createTranslator({ locale, messages, namespace }) as unknown as Loose;
  return {
    locale,
    t: createTranslator<Texts, 'documents'>({ locale, messages, namespace: 'documents' }),
    bill: loose('bill'),
    plans: loose('plans'),
  };
}

/** What documents say, in each language. */
export const wordsOf: Readonly<Record<Locale, Words>> = {
  en: toWords('en', { bill: enBill, documents: enDocuments, plans: enPlans }),
  hi: toWords('hi', { bill: hiBill, documents: hiDocuments, plans: hiPlans }),
  ta: toWords('ta', { bill: taBill, documents: taDocuments, plans: taPlans }),
};
