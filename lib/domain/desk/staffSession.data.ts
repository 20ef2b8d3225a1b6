export const STAFF_SESSION = { hours: 8, idleMinutes: 15 } as const;
