import { SUMS_INSURED } from '@/lib/domain/quote/journey/planForm';
import {
  EMPLOYER_PERCENT,
  FURTHER_PERSON_PERCENT,
  HOSPITAL_BILLS,
  ILLNESS_PERCENT,
  OLDER_FROM_AGE,
  OLDER_PERCENT,
  RISE_PERCENT,
} from './coverNeed.data';

export const TOWNS = ['metro', 'city', 'town'] as const satisfies readonly (keyof typeof HOSPITAL_BILLS)[];

export type Town = (typeof TOWNS)[number];

export type CoverWish = {
  town: Town;
  people: number;
  eldestAge: number;
  hasIllness: boolean;
  /** In rupees. */
  fromEmployer: number;
};

export type NeedLine = {
  key: 'bill' | 'people' | 'older' | 'illness' | 'rise' | 'employer';
  percent: number;
  /** Whole rupees, signed. */
  amount: number;
};

export type CoverNeed = {
  lines: readonly NeedLine[];
  need: number;
  /** The smallest sum insured on offer that suffices, or the largest. */
  suggested: number;
};

/** Lines are whole rupees, rounded half up, and add up. */
export function coverNeedOf({ town, people, eldestAge, hasIllness, fromEmployer }: CoverWish): CoverNeed {
  const bill = HOSPITAL_BILLS[town];
  const share = (key: NeedLine['key'], percent: number, of: number = bill): NeedLine => ({
    key,
    percent,
    amount: Math.round((of * percent) / 100),
  });
  const today = [
    share('bill', 100),
    share('people', FURTHER_PERSON_PERCENT * (people - 1)),
    share('older', eldestAge >= OLDER_FROM_AGE ? OLDER_PERCENT : 0),
    share('illness', hasIllness ? ILLNESS_PERCENT : 0),
  ];
  const ahead = [...today, share('rise', RISE_PERCENT, sumOf(today))];
  const employer = -Math.min(sumOf(ahead), Math.round((fromEmployer * EMPLOYER_PERCENT) / 100));
  const lines = [...ahead, { key: 'employer', percent: EMPLOYER_PERCENT, amount: employer } as const].filter(
    ({ amount }) => amount !== 0,
  );
  const need = sumOf(lines);
  const largest = SUMS_INSURED.at(-1) ?? need;
  return { lines, need, suggested: SUMS_INSURED.find((sum) => sum >= need) ?? largest };
}

function sumOf(lines: readonly NeedLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
