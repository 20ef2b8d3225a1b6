/** Nil since the 56th GST Council (design: domain.md, section 3, row 1). */
export const TAXES = [
  { from: '2017-07-01', share: 1_800 },
  { from: '2025-09-22', share: 0 },
] as const;
