import { colours as c } from './palette.mjs';

/** Primitives on a grid of 8: square, circle, quarter leaf, eight-point star. */

const round = (number) => Number(number.toFixed(2));

export function svg(viewBox, body) {
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
}

export const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
export const place = (x, y, body, scale = 1, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})">${body}</g>`;

/** The star {8/2}: two squares. */
export function starPath(x, y, R) {
  const inner = R * 0.76537;
  const points = Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8 - Math.PI / 2;
    const radius = k % 2 ? inner : R;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
export const star = (x, y, R, fill) => path(starPath(x, y, R), fill);

export const leafPath = (x, y, size, turned) =>
  turned
    ? `M${x} ${y}q${size} 0 ${size} ${size}q${-size} 0 ${-size} ${-size}z`
    : `M${x} ${y + size}q0 ${-size} ${size} ${-size}q0 ${size} ${-size} ${size}z`;
export const leaf = (x, y, size, turned, fill) => path(leafPath(x, y, size, turned), fill);

/** Deterministic, so that a tree is drawn the same each time. */
const chance = (i, j) => {
  const value = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const crown = [
  [0, -210, 92],
  [-84, -176, 62],
  [86, -180, 66],
  [-36, -152, 50],
  [44, -148, 48],
];
const inCrown = (x, y, margin) => crown.some(([a, b, r]) => Math.hypot(x - a, y - b) < r - margin);

/** Draws all leaves of a colour as one path. */
function crownLeaves(cell) {
  const greens = [c.leaf700, c.leaf700, c.leaf500, c.leaf700, c.leaf500, c.leaf600, c.leaf300];
  const byColour = new Map();
  let berries = '';
  for (let i = -9; i < 9; i++) {
    for (let j = -17; j < -4; j++) {
      const [x, y] = [i * cell, j * cell];
      const [centreX, centreY] = [x + cell / 2, y + cell / 2];
      if (!inCrown(centreX, centreY, -4)) continue;
      const value = chance(i, j);
      if (!inCrown(centreX, centreY, 10) && value < 0.18) continue;
      const green = greens[Math.floor(value * greens.length)];
      // The light comes from the right.
      const shown = green === c.leaf300 && x < -20 ? c.leaf500 : green;
      byColour.set(shown, (byColour.get(shown) ?? '') + leafPath(x + 1, y + 1, cell - 2, (i + j) & 1));
      if (value > 0.93) berries += circle(centreX, centreY, 3, c.marigold200);
    }
  }
  return [...byColour].map(([fill, d]) => path(d, fill)).join('') + berries;
}

export function neem(cell = 20) {
  const trunk =
    path(
      'M-15 0L-9 -128H-1L-2 -150H8L8 -128H10L18 0ZM-8 -96L-58 -160L-50 -168L4 -116ZM8 -104L58 -166L66 -158L10 -88Z',
      c.wood,
    ) + path('M4 0L3 -150H8L8 -128H10L18 0Z', c.woodLight);
  return trunk + crown.map(([x, y, r]) => circle(x, y, r, c.leaf900)).join('') + crownLeaves(cell);
}

export function sun(x, y, R) {
  const rays = Array.from({ length: 32 }, (_, k) => {
    const at = (radius, angle) =>
      `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    const angle = (k * Math.PI) / 16;
    return `M${at(R + 14, angle - 0.055)}L${at(R + 30, angle)}L${at(R + 14, angle + 0.055)}Z`;
  });
  const beads = Array.from({ length: 48 }, (_, k) => {
    const angle = (k * Math.PI) / 24 + 0.03;
    return `M${round(x + (R + 40) * Math.cos(angle))} ${round(y + (R + 40) * Math.sin(angle))}h0`;
  });
  return (
    path(rays.join(''), c.marigold) +
    `<circle cx="${x}" cy="${y}" r="${R + 7}" fill="none" stroke="${c.marigold}" stroke-width="2"/>` +
    `<path d="${beads.join('')}" stroke="${c.marigold200}" stroke-width="3.6" stroke-linecap="round"/>` +
    circle(x, y, R, c.marigold) +
    star(x, y, R * 0.7, c.marigold200) +
    star(x, y, R * 0.44, c.marigold) +
    star(x, y, R * 0.2, c.marigold200)
  );
}

export function cloud(x, y, scale, [outer, middle, inner] = [c.indigo500, c.indigo300, c.indigo200]) {
  const arc = (cx, r, fill) =>
    path(`M${round(cx - r)} 0A${round(r)} ${round(r)} 0 0 1 ${round(cx + r)} 0Z`, fill);
  const scallop = (cx, r) =>
    arc(cx, r, outer) + arc(cx, r * 0.72, middle) + arc(cx, r * 0.44, inner) + arc(cx, r * 0.18, outer);
  const scallops = scallop(0, 40) + scallop(112, 44) + scallop(56, 58) + scallop(164, 30);
  return place(x, y, `${scallops}<rect x="-40" width="234" height="6" fill="${outer}"/>`, scale);
}

export function rain(x, y, width, height, colour = c.indigo300, opacity = 0.7) {
  let drops = '';
  for (let i = 0; i * 22 < width; i++) {
    for (let j = 0; j * 34 < height; j++) drops += `M${x + i * 22 + (j % 2 ? 11 : 0)} ${y + j * 34}l-5 15`;
  }
  return `<path d="${drops}" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" opacity="${opacity}"/>`;
}

export function jaali(id, size, stroke, width) {
  const corner = size * 0.14;
  const far = size - corner;
  const cross = `M0 0L${corner} ${corner}M${size} 0L${far} ${corner}M0 ${size}L${corner} ${far}M${size} ${size}L${far} ${far}`;
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<path d="${starPath(size / 2, size / 2, size / 2)}${cross}" fill="none" stroke="${stroke}" stroke-width="${width}"/>` +
    `${star(size / 2, size / 2, size * 0.2, stroke)}</pattern>`
  );
}
