export const SEGMENTS = ['Retail', 'TeleSales', 'Travel'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** What a customer's own browser may say. */
export const CUSTOMER_SEGMENTS = ['Retail', 'Travel'] as const satisfies readonly Segment[];

export const SOURCES = ['website', 'teledashboard'] as const;
export type Source = (typeof SOURCES)[number];

/** TeleSales is what a telecaller types on a call, and nothing else is. */
export function sourceOf(segment: Segment): Source {
  return segment === 'TeleSales' ? 'teledashboard' : 'website';
}
