import { colours as c } from './palette.mjs';
import { father, mother } from './people.mjs';
import { ground } from './scenes.mjs';
import { circle, cloud, neem, path, place, star, svg } from './shapes.mjs';

/** Seven houses, one for each stop of group sizes (components/site/corporate/Street.tsx has their edges). */
const widths = [56, 74, 84, 96, 104, 116, 128];
const heights = [64, 80, 98, 116, 134, 152, 172];
const gap = 10;
const line = 216;
const view = '-480 0 2400 240';

const houses = widths.map((width, i) => ({
  x: 20 + widths.slice(0, i).reduce((sum, each) => sum + each + gap, 0),
  width,
  height: heights[i],
}));

function windowsOf({ x, width, height }) {
  const columns = Math.floor((width - 12) / 22);
  const rows = Math.floor((height - 14) / 34);
  const left = x + (width - columns * 22) / 2 + 3;
  return Array.from({ length: columns * rows }, (_, i) => {
    const at = `M${left + (i % columns) * 22} ${line - 10 - Math.floor(i / columns) * 34}`;
    return `${at}v-14a8 8 0 0 1 5 -7l3 -3l3 3a8 8 0 0 1 5 7v14z`;
  }).join('');
}

function wallsOf({ x, width, height }) {
  const teeth = Array.from(
    { length: Math.floor(width / 16) + 1 },
    (_, k) => `M${x - 4 + k * 16} ${line - height - 7}l8 -9l8 9z`,
  );
  return (
    path(`M${x} ${line}v-${height}h${width}v${height}z`, c.indigo800) +
    path(`M${x - 5} ${line - height}v-7h${width + 10}v7z${teeth.join('')}`, c.indigo700)
  );
}

const farTown =
  'M880 216v-66h60v-22h70v22h44v-44h88v44h60v-28h96v28h60v-50h104v50h84v-20h70v20h60v-40h104v40h120v-30h90v30h80v66z' +
  'M-480 216v-50h70v-24h60v24h50v-40h80v40h60v-22h70v22h60v-34h50v84z';

const windows = houses.map(windowsOf).join('');

export const street = () =>
  svg(
    view,
    star(800, 46, 17, c.marigold200) +
      circle(808, 42, 12, c.indigo900) +
      star(420, 60, 4, c.indigo300) +
      star(520, 34, 3, c.indigo300) +
      star(300, 84, 4, c.indigo300) +
      cloud(150, 70, 0.62) +
      path(farTown, c.farTown) +
      houses.map(wallsOf).join('') +
      path(windows, c.ink) +
      place(792, line, father(), 0.92, -1) +
      place(850, line, mother(), 0.92, -1) +
      place(1000, line, neem(), 0.5) +
      place(-90, line, neem(), 0.56) +
      ground(-480, 1920, line),
  );

/** The same windows, lit: this picture is laid over the street. */
export const streetLit = () => svg(view, path(windows, c.marigold200));
