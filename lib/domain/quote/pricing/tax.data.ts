/** GST on retail health insurance: nil since the 56th GST Council. */
export const TAXES = [
  { from: '2017-07-01', share: 1_800 },
  { from: '2025-09-22', share: 0 },
] as const;
