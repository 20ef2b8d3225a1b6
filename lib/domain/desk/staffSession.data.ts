/** At most, and idle (design: product.md, staff). */
export const STAFF_SESSION = { hours: 8, idleMinutes: 15 } as const;
