import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import enApplication from '@/locales/en/application.json';
import enBill from '@/locales/en/bill.json';
import enDocuments from '@/locales/en/documents.json';
import enMedical from '@/locales/en/medical.json';
import enPlans from '@/locales/en/plans.json';
import enProduct from '@/locales/en/product.json';
import hiApplication from '@/locales/hi/application.json';
import hiBill from '@/locales/hi/bill.json';
import hiDocuments from '@/locales/hi/documents.json';
import hiMedical from '@/locales/hi/medical.json';
import hiPlans from '@/locales/hi/plans.json';
import hiProduct from '@/locales/hi/product.json';
import taApplication from '@/locales/ta/application.json';
import taBill from '@/locales/ta/bill.json';
import taDocuments from '@/locales/ta/documents.json';
import taMedical from '@/locales/ta/medical.json';
import taPlans from '@/locales/ta/plans.json';
import taProduct from '@/locales/ta/product.json';
import { type Translate, translatorsOf } from '@/lib/server/translators';

type Texts = Pick<Messages, 'application' | 'bill' | 'documents' | 'medical' | 'plans' | 'product'>;
const texts: Record<Locale, Texts> = {
  en: {
    application: enApplication,
    medical: enMedical,
    bill: enBill,
    documents: enDocuments,
    plans: enPlans,
    product: enProduct,
  },
  hi: {
    application: hiApplication,
    medical: hiMedical,
    bill: hiBill,
    documents: hiDocuments,
    plans: hiPlans,
    product: hiProduct,
  },
  ta: {
    application: taApplication,
    medical: taMedical,
    bill: taBill,
    documents: taDocuments,
    plans: taPlans,
    product: taProduct,
  },
};
const [bills, plans] = [translatorsOf(texts, 'bill'), translatorsOf(texts, 'plans')];
const pages = translatorsOf(texts, 'product');
const [applications, medicals] = [translatorsOf(texts, 'application'), translatorsOf(texts, 'medical')];

export type Words = {
  locale: Locale;
  t: ReturnType<typeof createTranslator<Texts, 'documents'>>;
  bill: Translate;
  plans: Translate;
  /** Texts of a plan's page. */
  page: Translate;
  /** Texts of the application form. */
  application: Translate;
  medical: Translate;
};

function toWords(locale: Locale): Words {
  const t = createTranslator<Texts, 'documents'>({
    locale,
    messages: texts[locale],
    namespace: 'documents',
  });
  return {
    locale,
    t,
    bill: bills[locale],
    plans: plans[locale],
    page: pages[locale],
    application: applications[locale],
    medical: medicals[locale],
  };
}

export const wordsOf: Readonly<Record<Locale, Words>> = {
  en: toWords('en'),
  hi: toWords('hi'),
  ta: toWords('ta'),
};
