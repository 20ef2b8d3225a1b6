/**
 * Indexes of older versions. Most of them are unique, and refuse what is right today until `npm run migrate --
 * --finish` drops them. Those that took their places also hold for servers that still run the older version.
 */
export const SUPERSEDED: readonly { collection: string; index: string }[] = [
  { collection: 'paymentDetails', index: 'quoteId_1' },
  { collection: 'ports', index: 'quoteId_1' },
  { collection: 'reviewCases', index: 'kind_1_quoteId_1' },
  { collection: 'reviewCases', index: 'kind_1_quoteId_1_changeId_1' },
];
