/**
 * The declaration of good health: four questions before the payment, about everyone who is covered. They are those
 * on which proposal forms of Indian insurers agree (design: domain.md, 4.3); the details come in the application.
 */
export const HEALTH_QUESTIONS = ['illness', 'treatment', 'pending', 'refused'] as const;

/** In characters: what is written about a "yes". */
export const HEALTH_NOTE = { min: 3, max: 300 } as const;
