import { colours as c } from './palette.mjs';
import { father, girl, grandfather, grandmother, mother } from './people.mjs';
import { circle, cloud, jaali, leafPath, neem, path, place, rain, star, sun, svg } from './shapes.mjs';

function wall(x, ground, width, height) {
  const teeth = Array.from(
    { length: Math.ceil((width + 16) / 16) },
    (_, i) => `M${x - 8 + i * 16} ${ground - height - 8}l8 -10l8 10z`,
  );
  return (
    `<rect x="${x}" y="${ground - height}" width="${width}" height="${height}" fill="${c.indigo800}"/>` +
    `<rect x="${x - 8}" y="${ground - height - 8}" width="${width + 16}" height="8" fill="${c.indigo700}"/>` +
    path(teeth.join(''), c.indigo700) +
    `<rect x="${x}" y="${ground - 20}" width="${width}" height="20" fill="${c.indigo700}"/>`
  );
}

function windows(places, ground, width, height, pattern) {
  const r = width / 2;
  const shoulder = -height + r * 0.18;
  const d = `M0 0V${r - height}A${r} ${r} 0 0 1 ${r * 0.7} ${shoulder}L${r} ${-height}L${r * 1.3} ${shoulder}A${r} ${r} 0 0 1 ${width} ${r - height}V0Z`;
  const window = `<g id="window"><path d="${d}" fill="${c.marigold200}"/><path d="${d}" fill="url(#${pattern})" stroke="${c.indigo700}" stroke-width="5"/></g>`;
  return `<defs>${window}</defs>${places.map((x) => `<use href="#window" x="${x}" y="${ground}"/>`).join('')}`;
}

const charpai = (width) => {
  const legs = [-width / 2 + 2, width / 2 - 12].map((x) => `M${x} -46h10v14l-2 6v26h-6v-26l-2 -6z`);
  return (
    `<rect x="${-width / 2}" y="-44" width="${width}" height="10" rx="2" fill="${c.woodLight}"/>` +
    `<rect x="${-width / 2 + 6}" y="-34" width="${width - 12}" height="5" fill="${c.clayLight}"/>` +
    path(legs.join(''), c.wood)
  );
};

const kite = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(12)">${path('M0 -26L22 0L0 26L-22 0Z', c.clay)}${path('M0 -26L22 0L0 26Z', c.madder)}` +
  `${star(0, 0, 10, c.marigold200)}${path('M-6 34L0 26L6 34Z', c.marigold)}</g>`;

function tulsi() {
  const cells = [
    [-20, -72, 0],
    [2, -72, 1],
    [-18, -92, 0],
    [2, -92, 1],
    [-14, -110, 0],
    [0, -110, 1],
    [-20, -58, 1],
    [2, -58, 0],
  ];
  const leaves = (turned) =>
    cells
      .filter(([, , t]) => t === turned)
      .map(([x, y]) => leafPath(x, y, 17, turned))
      .join('');
  return (
    path('M-26 0V-10H26V0ZM-20 -10V-40H20V-10ZM-25 -40V-48H25V-40Z', c.clay) +
    star(0, -25, 10, c.marigold200) +
    `<path d="M0 -48V-92" stroke="${c.leaf900}" stroke-width="4"/>` +
    path(leaves(0), c.leaf700) +
    path(leaves(1), c.leaf500)
  );
}

export function ground(from, to, y) {
  const at = Array.from({ length: Math.ceil((to - from) / 24) }, (_, i) => from + i * 24);
  return (
    `<rect x="${from}" y="${y}" width="${to - from}" height="24" fill="${c.clay}"/>` +
    path(at.map((x) => `M${x + 12} ${y + 4}l8 8l-8 8l-8 -8z`).join(''), c.marigold200) +
    path(at.map((x) => `M${x} ${y + 9}l3 3l-3 3l-3 -3z`).join(''), c.wood)
  );
}

const farTown =
  'v-96h56v-24h72v24h44v-48h88v48h60v-30h96v30h60v-54h104v54h84v-20h70v20h60v-60h110v60h90v-30h80v30h120';
const litPairs = [780, 836, 950, 1108, 1260, 1380, 1510, 1680];
const litTops = [256, 236, 212, 230, 210, 240, 200, 226];

export function heroFamily() {
  const line = 328;
  const lit = litPairs
    .map((x, i) => `M${x} ${litTops[i]}h12v18h-12zM${x + 26} ${litTops[i]}h12v18h-12z`)
    .join('');
  return svg(
    '-400 0 2240 352',
    `<defs>${jaali('stone', 22, c.indigo800, 2.6)}<g id="neem">${neem()}</g></defs>` +
      sun(690, 190, 84) +
      cloud(1040, 96, 1.25) +
      cloud(1296, 150, 0.9) +
      cloud(846, 70, 0.72) +
      cloud(1560, 84, 1.1) +
      rain(1010, 116, 430, 200) +
      rain(1540, 104, 240, 200) +
      path(`M760 ${line}${farTown}V${line}Z`, c.farTown) +
      `<path d="${lit}" fill="${c.marigold}" opacity=".85"/>` +
      wall(-420, line, 1060, 132) +
      windows([-348, -252, -156, -60, 36, 132, 228, 452, 548], line - 22, 64, 92, 'stone') +
      place(352, line, '<use href="#neem"/>', 1.06) +
      place(-210, line, '<use href="#neem"/>', 0.8) +
      place(470, line, charpai(156)) +
      place(436, line, grandmother()) +
      place(504, line, grandfather()) +
      place(586, line, mother(), 1.02, -1) +
      place(676, line, girl()) +
      `<path d="M696 ${line - 74}Q752 160 786 84" stroke="${c.paper}" stroke-width="1.4" fill="none"/>` +
      kite(792, 58) +
      place(744, line, father(), 1.02, -1) +
      place(232, line, tulsi()) +
      ground(-420, 1860, line),
  );
}

export function courtyard() {
  const line = 236;
  return svg(
    '0 0 592 250',
    `<defs>${jaali('stone', 20, c.indigo700, 2.4)}</defs>` +
      sun(352, 120, 60) +
      wall(-8, line, 236, 120) +
      windows([16, 88, 160], line - 20, 48, 84, 'stone') +
      place(486, line, neem(), 0.72) +
      place(262, line, charpai(84)) +
      place(262, line, grandmother(), 1.04) +
      place(338, line, mother(), 1.04) +
      place(402, line, girl(), 1.04) +
      `<rect y="${line}" width="592" height="20" fill="${c.clay}"/>`,
  );
}

export function monsoonWindow() {
  const opening = 'M128 300V120C128 70 190 52 208 44L240 20L272 44C290 52 352 70 352 120V300Z';
  return svg(
    '-80 0 640 300',
    `<defs>${jaali('stone', 40, c.indigo700, 4)}<clipPath id="opening"><path d="${opening}"/></clipPath></defs>` +
      `<rect x="-120" width="720" height="300" fill="${c.indigo900}"/><rect x="-120" width="720" height="300" fill="url(#stone)" opacity=".45"/>` +
      path('M112 300V120C112 60 180 40 200 32L240 2L280 32C300 40 368 60 368 120V300Z', c.clay) +
      `<g clip-path="url(#opening)"><rect x="120" width="240" height="300" fill="${c.indigo200}"/>` +
      cloud(176, 112, 0.8, [c.indigo700, c.indigo500, c.indigo300]) +
      rain(130, 124, 250, 180, c.indigo500, 0.9) +
      path('M120 300V236L168 208L214 240L262 200L316 238L360 214V300Z', c.leaf700) +
      path('M120 300V262L188 238L250 268L306 244L360 264V300Z', c.leaf900) +
      `</g><rect x="104" y="284" width="272" height="16" fill="${c.marigold}"/>` +
      `<g transform="translate(176 284)">${path('M-16 0H16L12 -24H-12Z', c.paper)}` +
      `<path d="M16 -20q12 0 10 9t-12 6" fill="none" stroke="${c.paper}" stroke-width="4"/>` +
      `<path d="M-4 -32q-5 -6 0 -12M6 -32q-5 -6 0 -12" stroke="${c.indigo500}" stroke-width="2.5" fill="none"/></g>`,
  );
}

export function lamp() {
  const opening = 'M60 216V112C60 76 92 60 108 52L140 28L172 52C188 60 220 76 220 112V216Z';
  const lozenges = Array.from({ length: 10 }, (_, i) => `M${38 + i * 24} 215l5 5l-5 5l-5 -5z`);
  return svg(
    '0 0 280 232',
    `<defs>${jaali('stone', 32, c.indigo700, 3)}<clipPath id="opening"><path d="${opening}"/></clipPath></defs>` +
      path('M40 224V112C40 60 84 44 100 36L140 4L180 36C196 44 240 60 240 112V224Z', c.clay) +
      `<g clip-path="url(#opening)"><rect x="40" width="200" height="224" fill="${c.indigo900}"/><rect x="40" width="200" height="224" fill="url(#stone)" opacity=".5"/>` +
      star(178, 92, 20, c.marigold200) +
      circle(178, 92, 9, c.indigo900) +
      star(96, 80, 5, c.indigo300) +
      star(124, 116, 4, c.indigo300) +
      star(92, 136, 4, c.indigo300) +
      `<circle cx="140" cy="166" r="44" fill="${c.marigold}" opacity=".22"/><circle cx="140" cy="166" r="28" fill="${c.marigold}" opacity=".35"/></g>` +
      path('M140 140Q158 164 140 186Q122 164 140 140Z', c.marigold) +
      path('M140 158Q148 172 140 184Q132 172 140 158Z', c.paper) +
      path('M104 188H176A36 28 0 0 1 104 188Z', c.clayLight) +
      path('M104 188H176A36 28 0 0 1 174 196H106A36 28 0 0 1 104 188Z', c.woodLight) +
      `<rect x="24" y="212" width="232" height="16" fill="${c.marigold}"/>` +
      path(lozenges.join(''), c.madder),
  );
}

/** Nine tiles, one displaced: page not found. */
export function tileAside() {
  const tile = (name, ground_, pattern) =>
    `<g id="${name}"><rect width="80" height="80" fill="${ground_}"/>${star(40, 40, 38, pattern)}${star(40, 40, 25, ground_)}${star(40, 40, 16, c.marigold)}${circle(40, 40, 5, ground_)}</g>`;
  const cells = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => [i, j]));
  const wallOfTiles = cells.map(([i, j]) => {
    const [x, y] = [16 + i * 88, 8 + j * 88];
    if (i === 2 && j === 1)
      return `<rect x="${x + 2}" y="${y + 2}" width="76" height="76" fill="none" stroke="${c.indigo300}" stroke-width="3" stroke-dasharray="8 8"/>`;
    return `<use href="#${(i + j) % 2 ? 'warm' : 'cool'}" x="${x}" y="${y}"/>`;
  });
  return svg(
    '0 0 416 288',
    `<defs>${tile('warm', c.marigold100, c.clay)}${tile('cool', c.indigo100, c.indigo700)}</defs>` +
      wallOfTiles.join('') +
      `<use href="#warm" transform="translate(300 196) rotate(14)"/><rect y="276" width="416" height="8" fill="${c.clay}"/>`,
  );
}

const floor = `<rect y="112" width="160" height="6" fill="${c.clay}"/>`;

/** Pictures for empty, failed and offline panels. */
export const spots = {
  empty: () => svg('0 0 160 120', place(108, 112, neem(), 0.36) + place(56, 112, charpai(120), 0.62) + floor),
  error: () =>
    svg(
      '0 0 160 120',
      `<rect x="24" y="16" width="88" height="88" fill="${c.indigo100}"/>` +
        star(68, 60, 42, c.indigo700) +
        star(68, 60, 27, c.indigo100) +
        `<g transform="translate(112 92) rotate(24)">${star(0, 0, 18, c.marigold)}${star(0, 0, 8, c.marigold100)}</g>${floor}`,
    ),
  offline: () =>
    svg(
      '0 0 160 120',
      place(8, 52, cloud(44, 0, 1), 0.5) +
        kite(116, 36) +
        `<path d="M122 62Q126 78 110 84T104 100" fill="none" stroke="${c.ink}" stroke-width="2" stroke-dasharray="5 6" stroke-linecap="round"/>${floor}`,
    ),
};
