/** The questions that Indian proposal forms share; the application asks for details. */
export const HEALTH_QUESTIONS = ['illness', 'treatment', 'pending', 'refused'] as const;

/** Bounds of a note, in characters. */
export const HEALTH_NOTE = { min: 3, max: 300 } as const;
