import { colours as c } from './palette.mjs';
import { circle, leaf, path, star, starPath, svg } from './shapes.mjs';

/** Plan emblems on a grid of 64: two colours and a dot of marigold, readable at 32. */

const diamond = (r, fill) => path(`M32 ${32 - r}L${32 + r} 32L32 ${32 + r}L${32 - r} 32Z`, fill);

const drawings = {
  reassure: () =>
    star(32, 32, 30, c.indigo700) +
    star(32, 32, 20, c.paper) +
    star(32, 32, 14, c.marigold) +
    circle(32, 32, 5, c.indigo700),
  premia: () => {
    const petals = Array.from(
      { length: 8 },
      (_, k) =>
        `<path transform="rotate(${k * 45} 32 32)" d="M32 32C22 24 24 10 32 3C40 10 42 24 32 32Z" fill="${k % 2 ? c.clay : c.madder}"/>`,
    );
    return petals.join('') + circle(32, 32, 8, c.marigold) + circle(32, 32, 3.5, c.paper);
  },
  recharge: () =>
    diamond(30, c.leaf700) +
    diamond(22, c.leaf100) +
    diamond(14, c.leaf500) +
    diamond(6, c.marigold) +
    [6, 58].flatMap((x) => [6, 58].map((y) => circle(x, y, 4, c.leaf700))).join(''),
  aspire: () => {
    const teeth = Array.from({ length: 7 }, (_, i) => `M${4 + i * 8} 44l4 6l4 -6z`);
    return (
      path('M4 40A28 28 0 0 1 60 40Z', c.marigold) +
      path('M16 40A16 16 0 0 1 48 40Z', c.marigold100) +
      path('M25 40A7 7 0 0 1 39 40Z', c.madder) +
      path(`${teeth.join('')}M4 53h56v4H4z`, c.indigo700)
    );
  },
  senior: () => {
    const leaves = [42, 26, 10].map(
      (y, i) =>
        leaf(14, y, 17, 1, i % 2 ? c.leaf500 : c.leaf700) + leaf(33, y, 17, 0, i % 2 ? c.leaf700 : c.leaf500),
    );
    return `<path d="M32 62V10" stroke="${c.leaf900}" stroke-width="3"/>${leaves.join('')}${circle(32, 7, 5, c.marigold)}`;
  },
  smart: () => {
    const shades = [c.indigo700, c.indigo500, c.indigo300];
    const leaves = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].map((j) => leaf(6 + i * 18, 6 + j * 18, 16, (i + j) & 1, shades[(i + 2 * j) % 3])),
    );
    const pulse = 'M2 34H20L25 22L34 46L40 34H62';
    return (
      leaves.join('') +
      `<path d="${pulse}" fill="none" stroke="${c.paper}" stroke-width="7"/><path d="${pulse}" fill="none" stroke="${c.madder}" stroke-width="3.4" stroke-linejoin="round"/>`
    );
  },
};

export const emblems = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, () => svg('0 0 64 64', draw())]),
);

export const logo = (ground, figure) =>
  svg(
    '0 0 40 40',
    star(20, 20, 20, ground) +
      leaf(10.5, 10.5, 19, 0, figure) +
      `<path d="M10.5 29.5L24 16" stroke="${ground}" stroke-width="2"/>` +
      circle(29.5, 29.5, 3.4, c.marigold),
  );

const jaaliTile = (size, colour, width, opacity) => {
  const corner = size * 0.146;
  const far = size - corner;
  const cross = `M0 0L${corner} ${corner}M${size} 0L${far} ${corner}M0 ${size}L${corner} ${far}M${size} ${size}L${far} ${far}`;
  const half = size / 2;
  return svg(
    `0 0 ${size} ${size}`,
    `<path d="${starPath(half, half, half)}${starPath(half, half, size * 0.22)}${cross}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
};

/** Patterns: one star, a grid of 8. */
export const patterns = {
  'pattern-jaali': () => jaaliTile(64, c.indigo500, 2, 0.75),
  'pattern-jaali-paper': () => jaaliTile(48, c.jaaliOnPaper, 1.25, 0.45),
  'pattern-border': () =>
    svg(
      '0 0 24 16',
      `<rect width="24" height="16" fill="${c.clay}"/>` +
        path('M12 2l6 6l-6 6l-6 -6z', c.marigold200) +
        path('M0 6l2 2l-2 2zM24 6l-2 2l2 2z', c.wood),
    ),
  'pattern-crenel-sand': () => svg('0 0 16 8', path('M0 8L8 0L16 8Z', c.sand)),
  'pattern-crenel-indigo': () => svg('0 0 16 8', path('M0 0L8 8L16 0Z', c.indigo900)),
  star: () => svg('0 0 16 16', star(8, 8, 8, c.marigold)),
};
