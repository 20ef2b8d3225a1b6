// Writes public/art, which is committed; run after changing a drawing.
import { mkdir, writeFile } from 'node:fs/promises';
import { emblems, logo, patterns } from './art/emblems.mjs';
import { iconSprite } from './art/icons.mjs';
import { illnesses } from './art/illnesses.mjs';
import { colours } from './art/palette.mjs';
import { portraits } from './art/portraits.mjs';
import { courtyard, heroFamily, lamp, monsoonWindow, spots, tileAside } from './art/scenes.mjs';
import { street, streetLit } from './art/street.mjs';

const out = new URL('../public/art/', import.meta.url);
const named = (prefix, drawings) =>
  Object.entries(drawings).map(([name, draw]) => [`${prefix}-${name}`, draw]);

const files = [
  ['hero-family', heroFamily],
  ['courtyard', courtyard],
  ['monsoon-window', monsoonWindow],
  ['lamp', lamp],
  ['street', street],
  ['street-lit', streetLit],
  ['tile-aside', tileAside],
  ['icons', iconSprite],
  ['logo', () => logo(colours.indigo700, colours.paper)],
  ['logo-light', () => logo(colours.paper, colours.indigo700)],
  ...named('illness', illnesses),
  ...named('plan', emblems),
  ...named('person', portraits),
  ...named('spot', spots),
  ...Object.entries(patterns),
];

await mkdir(out, { recursive: true });
await Promise.all(files.map(([name, draw]) => writeFile(new URL(`${name}.svg`, out), `${draw()}\n`)));
