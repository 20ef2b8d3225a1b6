import type { Locale } from '@/lib/i18n/locales';

/** Translated texts for house.typ. */
export type Sheet = {
  form: 'page' | 'card';
  house: string;
  lang: Locale;
  title: string;
  subtitle: string;
  /** Stands at the head of every page, and says that it is a sample. */
  mark: string;
  facts: readonly Fact[];
  /** The QR code of a card or certificate, and what it says to a screen reader. */
  code?: { svg: string; says: string };
  blocks: readonly Block[];
  /** Stands beside a certificate's code, and says who checks it and whom to call. */
  checks?: readonly Fact[];
  foot: readonly string[];
  /** With `{page}` and `{pages}`. */
  pageOf: string;
};

export type Fact = { label: string; value: string };

export type BillRow = { label: string; note: string; amount: string; kind: 'plus' | 'less' | 'zero' };

export type Block =
  | { is: 'facts'; title: string; rows: readonly Fact[] }
  | { is: 'table'; title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { is: 'points'; title: string; points: readonly string[] }
  | { is: 'text'; title: string; text: string }
  | { is: 'note'; title: string; text: string }
  | { is: 'bill'; title: string; columns: Fact; lines: readonly BillRow[]; total: Fact; note: string };
