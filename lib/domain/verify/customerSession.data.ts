export const CUSTOMER_SESSION = { hours: 12, idleMinutes: 30 } as const;
