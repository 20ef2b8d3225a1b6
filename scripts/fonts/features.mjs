/** What sets clusters; kerning would make the Hindi files longer than a first view has room for. */
export const clusterFeatures = [
  ...[
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

/** `tnum`: the figures of bills stand in columns. */
export const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'rlig', 'tnum'];
