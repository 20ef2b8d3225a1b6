/** Line icons on a 24 grid in the current text colour. */
const handset =
  'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';

const icons = {
  alert: '<path d="M12 3.5 22 20.5H2Z"/><path d="M12 10v5M12 17.6v.1"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  bed: '<path d="M3 19.500V6M3 16h18M21 19.500V14a3 3 0 0 0-3-3H9v5"/><circle cx="6" cy="12.5" r="1.6"/>',
  camera: '<path d="M4 8h4l1.5-2.500h5L16 8h4v11H4Z"/><circle cx="12" cy="13" r="3.5"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="M3 10h18M6.5 14.800h4"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M5.5 15.5a1.5 1.5 0 0 1-1-1.500V6.500a2 2 0 0 1 2-2H14a1.5 1.5 0 0 1 1.5 1"/>',
  cover: '<path d="M12 3c3 2 5.5 2.7 8 3v6c0 5-4 8-8 9.500C8 20 4 17 4 12V6c2.5-.3 5-1 8-3Z"/>',
  directions:
    '<path d="M12 3 21 12 12 21 3 12Z"/><path d="M9.5 15v-3a1.5 1.5 0 0 1 1.5-1.500h3.5M12.7 8.300l2.1 2.2-2.1 2.2"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  facebook:
    '<path d="M14 8.500h2.500V5H14c-2.5 0-4 1.6-4 4v2H7.500v3.500H10V21h3.500v-6.500H16l.5-3.500h-3V9.200c0-.5.2-.7.5-.7Z" fill="currentColor" stroke="none"/>',
  family:
    '<circle cx="8" cy="7" r="3"/><circle cx="17" cy="9" r="2.3"/><path d="M2.5 20c0-4 2.2-7 5.5-7s5.5 3 5.5 7M14.5 14.500c4-1.5 7 1.5 7 5.5"/>',
  fraud: `<path d="${handset}M15 4l5 5M20 4l-5 5"/>`,
  home: '<path d="M4 11.5 12 5l8 6.500V20h-5.500v-5h-5v5H4Z"/>',
  hospital: '<path d="M4 21V6l8-3 8 3v15M9.5 21v-5h5v5M12 7.500v5M9.5 10h5"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.500v.1"/>',
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.7"/><path d="M16.7 7.300v.1"/>',
  linkedin: '<path d="M5 10v9M5 5.500v.1M10 19v-9M10 14c0-5 8-5 8 0v5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.5"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="m4.5 7.5 7.5 6 7.5-6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  minus: '<path d="M5 12h14"/>',
  offline:
    '<path d="M3 3l18 18M7 18.500a4.5 4.5 0 0 1-.5-9M9.5 6.200A6 6 0 0 1 18 10a4.3 4.3 0 0 1 1.8 7.5"/>',
  paper: '<path d="M6 3.500h8l4.5 4.500v12.500H6Z"/><path d="M14 3.500V8h4.500M9 12.500h6M9 16h6"/>',
  pause: '<path d="M9 6v12M15 6v12"/>',
  pencil: '<path d="m4 20 1-5L16 4l4 4L9 19Z"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.500c0-4.500 3-7 7.5-7s7.5 2.500 7.5 7"/>',
  phone: `<path d="${handset}"/>`,
  pin: '<path d="M12 21s7-6 7-11.500a7 7 0 1 0-14 0C5 15 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  play: '<path d="M8 5.500v13l11-6.500Z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  rupee: '<path d="M7 4.500h10M7 9h10M7 4.500h4c5 0 5 8.5 0 8.500H7l7.5 7"/>',
  saved:
    '<path d="M7 18.500a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10a4.3 4.3 0 0 1-.5 8.500Z"/><path d="m9 13.5 2.2 2.2 4-4.4"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="6" r="2.5"/><circle cx="17.5" cy="18" r="2.5"/><path d="m8.3 10.9 7-3.700M8.3 13.100l7 3.7"/>',
  sms: '<path d="M4 5.500h16v11H10l-4 3.500v-3.500H4Z"/><path d="M8 9.500h8M8 12.500h5"/>',
  trash: '<path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13"/>',
  turn: '<path d="M20 12a8 8 0 1 1-2.5-5.8"/><path d="M20 4v4.500h-4.5"/>',
  twitter: '<path d="M4 4.5 20 20M20 4 4 20"/>',
  upload: '<path d="M12 15.500V4.500M7.5 9 12 4.500 16.500 9M4.5 15.500v4h15v-4"/>',
  whatsapp:
    '<path d="M4 20l1.3-4.200A8 8 0 1 1 8.4 19Z"/><path d="M9 9c0 3.5 2.5 6 6 6l.8-1.8-2-1-1 .9c-1-.5-1.8-1.3-2.2-2.200l.9-1-1-2Z"/>',
  youtube:
    '<rect x="3" y="6" width="18" height="12" rx="3.5"/><path d="M10.5 9.500v5l4-2.500Z" fill="currentColor"/>',
};

const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

export function iconSprite() {
  const symbols = Object.entries(icons).map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24"><g ${stroke}>${shapes}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
