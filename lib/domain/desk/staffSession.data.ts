/** Header of a request that nobody's hand has made. */
export const UNATTENDED = 'x-unattended';

export const STAFF_SESSION = { hours: 8, idleMinutes: 15 } as const;
