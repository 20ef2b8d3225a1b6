/** Features that set clusters. Kerning is left out: it would make the Hindi files too long for a first view. */
export const clusterFeatures = [
  ...[
    'nukt',
    'akhn',
    'rphf',
    'rkrf',
    'pref',
    'blwf',
    'half',
    'abvf',
    'pstf',
    'cjct',
    'vatu',
    'pres',
    'abvs',
    'blws',
    'psts',
  ],
  ...['haln', 'ccmp', 'locl', 'calt', 'liga', 'rlig', 'mark', 'mkmk', 'abvm', 'blwm'],
];

/** `tnum` aligns the figures of bills in columns. */
export const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'rlig', 'tnum'];
