/** A sample, until talks have been measured. */
export const MINUTES_A_TALK = 6;
/** Indian time. */
export const TALK_HOURS = { from: '09:00', until: '21:00' } as const;
/** How long the place is kept of a customer who left the page. */
export const PLACE_KEPT_MINUTES = 15;
/** After so long without a sign of its member of the staff, a talk waits for another one. */
export const STAFF_ABSENT_MINUTES = 10;
