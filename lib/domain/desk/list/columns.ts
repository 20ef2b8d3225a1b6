/** The columns of the list, in their order. The customer's always comes before them. */
export const COLUMNS = [
  'phone',
  'plan',
  'family',
  'city',
  'premium',
  'status',
  'consent',
  'link',
  'owner',
  'updated',
] as const;
export type Column = (typeof COLUMNS)[number];

export const FIRST_COLUMNS: readonly Column[] = [
  'phone',
  'plan',
  'family',
  'premium',
  'status',
  'link',
  'updated',
];

export function readColumns(stored: unknown): readonly Column[] | undefined {
  return Array.isArray(stored) ? COLUMNS.filter((column) => stored.includes(column)) : undefined;
}
