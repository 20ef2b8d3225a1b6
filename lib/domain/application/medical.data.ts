/**
 * The health questions asked of each person (design: domain.md 4.3, from forms of Indian insurers). A "yes" opens
 * its details: which of the conditions, since when, what is done about it; for habits, how much.
 */
export type MedicalQuestion = {
  readonly id: string;
  readonly conditions?: readonly string[];
  /** Asks how many: cigarettes or pouches a day, drinks a week. */
  readonly asksAmount?: true;
  /** Nobody knows a month for it: only what it is. */
  readonly isUndated?: true;
  readonly asks?: 'women' | 'adults';
};

export const MEDICAL_QUESTIONS = [
  { id: 'chronic', conditions: ['diabetes', 'bloodPressure', 'thyroid'] },
  { id: 'serious', conditions: ['heart', 'stroke', 'cancer', 'kidney', 'liver'] },
  { id: 'other', conditions: ['asthma', 'tuberculosis', 'epilepsy', 'mentalHealth', 'joints', 'disability'] },
  { id: 'medicine' },
  { id: 'hospital' },
  { id: 'pending', isUndated: true },
  { id: 'pregnant', isUndated: true, asks: 'women' },
  { id: 'tobacco', asksAmount: true, asks: 'adults' },
  { id: 'alcohol', asksAmount: true, asks: 'adults' },
  { id: 'refused', isUndated: true },
] as const satisfies readonly MedicalQuestion[];

export type MedicalQuestionId = (typeof MEDICAL_QUESTIONS)[number]['id'];
export type MedicalCondition = Extract<
  (typeof MEDICAL_QUESTIONS)[number],
  { conditions: readonly string[] }
>['conditions'][number];

/** Between these ages a woman is asked whether she expects a child. */
export const PREGNANCY_AGES = { from: 18, to: 50 } as const;
