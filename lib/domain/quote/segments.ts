export const SEGMENTS = ['Retail', 'TeleSales', 'Travel'] as const;
export type Segment = (typeof SEGMENTS)[number];
