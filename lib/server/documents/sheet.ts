import type { Locale } from '@/lib/i18n/locales';

/** A document as it is set: its texts alone, each already in its language (house.typ sets it). */
export type Sheet = {
  /** A page of A4, or a card as one carries it. */
  form: 'page' | 'card';
  house: string;
  lang: Locale;
  title: string;
  subtitle: string;
  /** Stands at the head of every page: what it is a sample of, and that it is one. */
  mark: string;
  /** Small rows beside the title: number, dates. */
  facts: readonly Fact[];
  blocks: readonly Block[];
  /** Lines at the foot of every page. */
  foot: readonly string[];
  /** `{page}` and `{pages}` stand for the numbers. */
  pageOf: string;
};

export type Fact = { label: string; value: string };

export type BillRow = { label: string; note: string; amount: string; kind: 'plus' | 'less' | 'zero' };

export type Block =
  | { is: 'facts'; title: string; rows: readonly Fact[] }
  | { is: 'table'; title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { is: 'points'; title: string; points: readonly string[] }
  | { is: 'note'; title: string; text: string }
  | { is: 'bill'; title: string; columns: Fact; lines: readonly BillRow[]; total: Fact; note: string };
