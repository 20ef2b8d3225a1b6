/**
 * The declaration before payment: the questions that Indian proposal forms share (design: domain.md, 4.3);
 * details follow in the application.
 */
export const HEALTH_QUESTIONS = ['illness', 'treatment', 'pending', 'refused'] as const;

/** In characters. */
export const HEALTH_NOTE = { min: 3, max: 300 } as const;
