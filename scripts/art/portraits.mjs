import { colours as c, skins } from './palette.mjs';
import { circle, path, svg } from './shapes.mjs';

/** Busts in a jharokha, with faces; only beside a named person. */

const frame = 'M8 96V46C8 30 22 20 36 14L48 4L60 14C74 20 88 30 88 46V96Z';
const shoulders = 'M10 96C10 72 28 66 48 66C68 66 86 72 86 96Z';
const collar = 'M44 68L48 76L52 68V96H44Z';

function face(y, apart = 6.5, smiles = true) {
  const eyes = `M${48 - apart - 2.6} ${y}q2.6 2 5.2 0M${48 + apart - 2.6} ${y}q2.6 2 5.2 0`;
  const smile = smiles ? `M44.5 ${y + 8.5}q3.5 2.6 7 0` : '';
  return `<path d="${eyes}${smile}" fill="none" stroke="${c.ink}" stroke-width="1.5" stroke-linecap="round"/>`;
}
const body = (cloth, shade) =>
  path(shoulders, cloth) + `<rect x="41" y="54" width="14" height="18" fill="${shade}"/>`;
const glasses = (y, apart, r, width) =>
  `<g fill="none" stroke="${c.ink}" stroke-width="${width}"><circle cx="${48 - apart}" cy="${y}" r="${r}"/><circle cx="${48 + apart}" cy="${y}" r="${r}"/><path d="M46 ${y - 0.5}h4"/></g>`;

const kinds = {
  woman: ({ skin, shade, cloth, trim }) =>
    body(cloth, shade) +
    circle(48, 34, 23, c.hair) +
    path('M25 34V60Q25 66 32 66H36V40ZM71 34V60Q71 66 64 66H60V40Z', c.hair) +
    circle(48, 42, 17, skin) +
    path('M30 40A18 18 0 0 1 66 40C58 38 51 32 48 26C45 32 38 38 30 40Z', c.hair) +
    circle(48, 37, 2, c.madder) +
    path('M30 70L44 96H56L38 67Z', trim) +
    face(43),
  elder: ({ skin, shade, cloth, trim }) =>
    circle(48, 15, 9.5, c.silver) +
    `<path d="M38.5 17q9.5 6 19 0" fill="none" stroke="${c.paper}" stroke-width="3.4" stroke-dasharray="0.1 3.9" stroke-linecap="round"/>` +
    circle(48, 39, 20.5, c.silver) +
    body(trim, shade) +
    path('M41 66Q48 76 55 66L57 66.5Q48 82 39 66.5Z', skin) +
    path('M30 67.5C16 71 10 80 10 96H72L39 66Z', cloth) +
    path('M36 66L66 96H76L42 66Z', c.indigo500) +
    path('M42 66L76 96H79L44 66Z', c.marigold) +
    circle(48, 42, 17, skin) +
    path('M30 43A18 18 0 0 1 66 43C62 36 55 31 48 24C41 31 34 36 30 43Z', c.silver) +
    `<path d="M48 24V18" stroke="${skin}" stroke-width="1.4"/>` +
    circle(48, 35, 2.2, c.madder) +
    circle(31.5, 49, 2.2, c.marigold) +
    circle(64.5, 49, 2.2, c.marigold) +
    glasses(43, 7.5, 5.6, 1.4) +
    face(43, 7.5),
  man: ({ skin, shade, cloth, trim }) =>
    body(cloth, shade) +
    circle(48, 40, 18, skin) +
    path(
      'M30 40C29 20 40 16 50 17C62 17 68 26 66 40C64 32 60 29 54 29C46 30 36 28 33 33C31 35 31 38 30 40Z',
      c.hair,
    ) +
    path(collar, trim) +
    face(42),
  turban: ({ skin, shade, cloth, trim }) =>
    body(cloth, shade) +
    path('M30 44Q30 68 48 68Q66 68 66 44Z', c.hair) +
    circle(48, 40, 17, skin) +
    path('M31 46Q33 64 48 65Q63 64 65 46Q58 54 48 51Q38 54 31 46Z', c.hair) +
    path('M27 36C26 16 38 10 48 10C58 10 70 16 69 36C60 28 52 24 48 22C44 24 36 28 27 36Z', trim) +
    `<path d="M27 36C30 24 40 16 56 11C46 20 36 27 27 36Z" fill="${c.madder}" opacity=".35"/>` +
    face(41, 6.5, false),
  glasses: ({ skin, shade, cloth, trim }) =>
    body(cloth, shade) +
    circle(48, 40, 18, skin) +
    path(
      'M30 38A18 18 0 0 1 66 38C64 28 58 24 48 24C38 24 32 28 30 38ZM40 51Q48 45 56 51Q48 54 40 51Z',
      c.hair,
    ) +
    glasses(41, 7, 5, 2) +
    path(collar, trim),
};

const people = {
  lakshmi: { kind: 'elder', skin: 4, cloth: c.white, trim: c.clay, behind: c.marigold100 },
  harpreet: { kind: 'turban', skin: 3, cloth: c.indigo700, trim: c.marigold, behind: c.sand },
  ananya: { kind: 'woman', skin: 2, cloth: c.madder, trim: c.marigold, behind: c.indigo100 },
  imran: { kind: 'man', skin: 2, cloth: c.leaf700, trim: c.marigold, behind: c.leaf100 },
  biju: { kind: 'glasses', skin: 1, cloth: c.clay, trim: c.white, behind: c.indigo50 },
};

function bust({ kind, skin, behind, ...clothes }) {
  const drawn = kinds[kind]({ ...clothes, skin: skins[skin], shade: skins[skin - 1] });
  return svg(
    '8 4 80 92',
    `<defs><clipPath id="frame"><path d="${frame}"/></clipPath></defs>${path(frame, behind)}` +
      `<g clip-path="url(#frame)"><g transform="translate(0 4)">${drawn}</g></g>`,
  );
}

export const portraits = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, () => bust(person)]),
);
