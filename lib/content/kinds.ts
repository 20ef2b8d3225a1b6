import type { Wait } from '@/lib/domain/plans/paidFrom';

/** Kinds of texts in `content/`, in their order on pages. */

const bodily = ['fevers', 'heart', 'sugar', 'lungs', 'stomach', 'bones', 'kidneys'] as const;
export const GROUPS = [...bodily, 'women', 'eyes', 'cancers', 'nerves', 'blood'] as const;
export type Group = (typeof GROUPS)[number];

/** Which wait a new policy has. `named`: on the list of slow illnesses. `none`: an accident. */
export const WAITS = ['first', 'named', 'none', 'maternity', 'notPaid'] as const satisfies readonly Wait[];

const care = ['room', 'intensiveCare', 'operation', 'implants'] as const;
export const BILL_LINES = [...care, 'doctors', 'tests', 'medicines', 'consumables'] as const;
export type BillLine = (typeof BILL_LINES)[number];

export const TOPICS = ['claims', 'money', 'parents', 'seasons', 'family', 'buying'] as const;
export type Topic = (typeof TOPICS)[number];

const insurance = ['cover', 'waiting', 'claim', 'price', 'policy', 'law'] as const;
const glossary = [...insurance, 'people', 'hospital', 'travel', 'health'] as const;
const questions = ['buying', 'claims', 'renewal', 'travel', 'site'] as const;

/** What is read theme by theme, each theme on a page of its own. */
export const themesOf = { glossary, questions } as const;
export type ThemeKind = keyof typeof themesOf;
