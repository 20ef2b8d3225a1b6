/** Samples, until talks were measured. */
export const MINUTES_A_TALK = 6;
/** In India. */
export const TALK_HOURS = { from: '09:00', until: '21:00' } as const;
/** So long a place is kept for who left the page. */
export const PLACE_KEPT_MINUTES = 15;
/** So long without a sign of its member of the staff, and a talk waits for another. */
export const STAFF_ABSENT_MINUTES = 10;
