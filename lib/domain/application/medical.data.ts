/** A "yes" asks for conditions, since when and details; for habits, the amount. */
export type MedicalQuestion = {
  readonly id: string;
  readonly conditions?: readonly string[];
  /** Cigarettes or pouches a day, drinks a week. */
  readonly asksAmount?: true;
  /** Asks no month of onset. */
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

/** Ages at which a woman is asked about pregnancy. */
export const PREGNANCY_AGES = { from: 18, to: 50 } as const;
