/** How long a staff sign-in lasts: at most, and without use (design: product.md, staff). */
export const STAFF_SESSION = { hours: 8, idleMinutes: 15 } as const;
