/** How long a customer who gave a code stays signed in: at most, and without use (design: product.md, codes and sessions). */
export const CUSTOMER_SESSION = { hours: 12, idleMinutes: 30 } as const;
