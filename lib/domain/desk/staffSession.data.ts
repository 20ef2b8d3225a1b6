/** The header of requests that a page makes by itself. */
export const UNATTENDED = 'x-unattended';

export const STAFF_SESSION = { hours: 8, idleMinutes: 15 } as const;
