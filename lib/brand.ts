/** All names of the company. Samples are marked so. */
export const brand = {
  name: 'Sukhayu Health Insurance',
  shortName: 'Sukhayu',
  domain: 'www.sukhayu.example',
  address: ['Sample House, Sector 44,', 'Gurgaon 122003, Haryana'],
  fax: '0124-000-0000 (sample)',
  helplineNewPolicy: '1800-309-3333',
  helplineCustomerCare: '1860-500-8888',
  /** Of travellers, day and night. */
  emergencyAbroad: '+91 124 000 0000 (sample)',
  /** Prefix of our outgoing calls (TRAI, 16 December 2025); helplines are incoming only. */
  callsFrom: '1600',
  mail: 'care@sukhayu.example',
  grievanceOfficer: { name: 'Sample G. Krishnan', mail: 'grievance@sukhayu.example' },
  registration: {
    irdai: '000 (sample)',
    cin: 'U00000HR0000PLC000000 (sample)',
    uin: 'SUKHLIP00000V000000 (sample)',
    /** Prefix of every product's UIN. */
    insurerCode: 'SUK',
  },
  social: [
    { network: 'facebook', url: 'https://facebook.com/sukhayu.example' },
    { network: 'twitter', url: 'https://twitter.com/sukhayu.example' },
    { network: 'youtube', url: 'https://youtube.com/@sukhayu.example' },
    { network: 'linkedin', url: 'https://linkedin.com/company/sukhayu.example' },
    { network: 'instagram', url: 'https://instagram.com/sukhayu.example' },
  ],
  apps: {
    android: 'https://play.google.com/store/apps/details?id=example.sukhayu',
    ios: 'https://apps.apple.com/app/sukhayu-sample/id0000000000',
  },
} as const;

/** All trust figures with their dates. Samples. */
export const figures = {
  hospitals: { value: '10,000+', asOn: '2026-10-31' },
  customers: { value: '2 Crore+', asOn: '2026-03-31' },
  claimSettlement: { value: '92.4%', asOn: '2026-03-31' },
  claimsPaidLastMonth: { value: '₹190 crore+', asOn: '2026-10-31' },
  appDownloads: { value: '12L+', asOn: '2026-10-31' },
  appReviews: { value: '52K+', asOn: '2026-10-31' },
} as const;
