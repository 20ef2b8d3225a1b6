import { colours as c } from './palette.mjs';
import { circle, leaf, path, star, svg } from './shapes.mjs';

/** Groups of illnesses on the grid of the emblems: 64 wide, a dot of marigold, readable at 32. */

const lozenge = (x, y, r, fill) => path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, fill);
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const drawings = {
  fevers: () =>
    leaf(6, 10, 24, 1, c.indigo300) +
    leaf(34, 10, 24, 0, c.indigo300) +
    leaf(10, 18, 20, 1, c.indigo500) +
    leaf(34, 18, 20, 0, c.indigo500) +
    line('M32 46V60', c.madder, 3) +
    line('M30 30L12 44V56M34 30L52 44V56M30 36L20 48V60M34 36L44 48V60', c.indigo700, 2.5) +
    lozenge(32, 14, 7, c.indigo700) +
    lozenge(32, 28, 9, c.indigo700) +
    lozenge(32, 42, 7, c.indigo700) +
    circle(32, 28, 3, c.marigold),
  heart: () =>
    path('M32 58L8 34A16 16 0 0 1 32 14A16 16 0 0 1 56 34Z', c.madder) +
    path('M32 58L56 34A16 16 0 0 0 32 14Z', c.clay) +
    star(32, 32, 11, c.marigold200) +
    star(32, 32, 5, c.madder),
  sugar: () =>
    path('M32 4Q50 26 50 40A18 18 0 0 1 14 40Q14 26 32 4Z', c.indigo700) +
    path('M32 4Q50 26 50 40A18 18 0 0 1 32 58Z', c.indigo500) +
    lozenge(32, 40, 11, c.marigold) +
    lozenge(32, 40, 5, c.paper),
  lungs: () =>
    leaf(6, 22, 22, 0, c.leaf700) +
    leaf(36, 22, 22, 1, c.leaf500) +
    path('M6 44H28V58H14A8 8 0 0 1 6 50Z', c.leaf700) +
    path('M36 44H58V50A8 8 0 0 1 50 58H36Z', c.leaf500) +
    line('M32 6V32M32 26L22 40M32 26L42 40', c.indigo700, 4) +
    circle(32, 8, 4, c.marigold),
  stomach: () =>
    path('M6 30H58A26 26 0 0 1 6 30Z', c.clay) +
    path('M32 30H58A26 26 0 0 1 32 56Z', c.clayLight) +
    path('M6 24H58V30H6Z', c.madder) +
    leaf(20, 4, 16, 1, c.leaf700) +
    leaf(34, 4, 16, 0, c.leaf500) +
    circle(32, 41, 5, c.marigold200),
  bones: () => {
    const ends = (x, fill) => circle(x, 25, 8, fill) + circle(x, 39, 8, fill);
    const bone =
      path('M10 27H54V32H10Z', c.indigo200) +
      path('M10 32H54V37H10Z', c.indigo300) +
      ends(9, c.indigo300) +
      ends(55, c.indigo200);
    return `<g transform="rotate(-45 32 32)">${bone}</g>${star(32, 32, 12, c.indigo700)}${star(32, 32, 5, c.marigold)}`;
  },
  kidneys: () =>
    path('M26 8A20 24 0 0 0 26 56Q32 50 26 44A14 14 0 0 1 26 20Q32 14 26 8Z', c.madder) +
    path('M38 8A20 24 0 0 1 38 56Q32 50 38 44A14 14 0 0 0 38 20Q32 14 38 8Z', c.clay) +
    lozenge(32, 32, 7, c.marigold),
  women: () =>
    path('M32 50C18 42 18 22 32 8C46 22 46 42 32 50Z', c.clay) +
    leaf(6, 24, 26, 1, c.madder) +
    leaf(32, 24, 26, 0, c.madder) +
    path('M32 50C24 42 24 28 32 18C40 28 40 42 32 50Z', c.clayLight) +
    path('M10 53H54V57H10Z', c.leaf700) +
    circle(32, 44, 4, c.marigold),
  eyes: () =>
    path('M4 32Q32 4 60 32Q32 60 4 32Z', c.indigo100) +
    star(32, 32, 15, c.indigo700) +
    star(32, 32, 8, c.marigold) +
    circle(32, 32, 3, c.ink) +
    line('M4 32Q32 4 60 32', c.indigo700, 3.5),
  cancers: () =>
    star(32, 32, 28, c.indigo100) +
    star(32, 32, 20, c.indigo300) +
    star(32, 32, 12, c.paper) +
    lozenge(40, 40, 9, c.madder) +
    lozenge(40, 40, 4, c.marigold),
  // A tree of nerves: branches that end in lozenges.
  nerves: () =>
    line(
      'M32 60V30M32 40L16 26M32 40L48 26M32 30V10M16 26V14M48 26V14M16 26L6 22M48 26L58 22',
      c.indigo700,
      3,
    ) +
    [
      [32, 8],
      [16, 12],
      [48, 12],
      [6, 22],
      [58, 22],
    ]
      .map(([x, y]) => lozenge(x, y, 6, c.indigo500))
      .join('') +
    star(32, 34, 10, c.madder) +
    circle(32, 34, 4, c.marigold),
  // A drop with a cross of bandage.
  blood: () =>
    path('M32 4Q52 28 52 41A20 20 0 0 1 12 41Q12 28 32 4Z', c.madder) +
    path('M32 4Q52 28 52 41A20 20 0 0 1 32 61Z', c.clay) +
    path('M27 30H37V37H44V47H37V54H27V47H20V37H27Z', c.paper) +
    circle(32, 42, 4, c.marigold),
};

export const illnesses = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, () => svg('0 0 64 64', draw())]),
);
