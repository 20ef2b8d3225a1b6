/** Samples, until talks were measured. */
export const MINUTES_A_TALK = 6;
/** In India. */
export const TALK_HOURS = { from: '09:00', until: '21:00' } as const;
