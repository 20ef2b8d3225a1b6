/** Days before a renewal in which a move to another insurer is applied for (IRDAI, portability of health policies). */
export const PORT_DAYS = { first: 60, last: 45 } as const;
