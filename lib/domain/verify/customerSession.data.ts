/** At most, and idle (design: product.md, codes and sessions). */
export const CUSTOMER_SESSION = { hours: 12, idleMinutes: 30 } as const;
