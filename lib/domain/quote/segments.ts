export const SEGMENTS = ['Retail', 'TeleSales', 'Travel'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The segments that a customer's own browser may send. */
export const CUSTOMER_SEGMENTS = ['Retail', 'Travel'] as const satisfies readonly Segment[];

export const SOURCES = ['website', 'teledashboard'] as const;
export type Source = (typeof SOURCES)[number];

/** Only the segment TeleSales comes from telecallers, who type it on a call. */
export function sourceOf(segment: Segment): Source {
  return segment === 'TeleSales' ? 'teledashboard' : 'website';
}
