import { colours as c, skins } from './palette.mjs';
import { circle, path } from './shapes.mjs';

/** Figures standing on y = 0, 100 to 135 high, without facial features. */

const [, umber, brown, tan, sandy] = skins;
const limb = (d, colour, width) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
const neck = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const lowered = (by, body) => `<g transform="translate(0 ${by})">${body}</g>`;

export const mother = () =>
  path('M-16 -86Q0 -98 16 -86L26 0H-26Z', c.madder) +
  path('M16 -86L10 -91L-14 -40L-20 0H-8L24 -66Z', c.clay) +
  path('M10 -91L-14 -40L-20 0H-15L-9 -40L14 -88ZM-26 0L-25 -8H25L26 0Z', c.marigold) +
  limb('M-14 -82L-24 -58L-10 -50', tan, 8) +
  limb('M-14 -82L-20 -68M14 -82L28 -62', c.clay, 10) +
  limb('M26 -64L38 -56', tan, 8) +
  neck(-4.5, -102, 9, 13, brown) +
  circle(-11, -106, 7, c.hair) +
  circle(1, -111, 13, tan) +
  path('M-13 -106A14 14 0 0 1 15 -110C10 -110 5 -116 4 -121C0 -114 -6 -109 -13 -106Z', c.hair) +
  circle(7, -112, 1.6, c.madder);

export const father = () =>
  path('M-15 -46H0L-1 0H-13ZM0 -46H15L13 0H2Z', c.paper) +
  path('M-14 -3H-1V0H-17ZM2 -3H14L17 0H2Z', c.wood) +
  path('M-19 -94Q0 -104 19 -94L22 -34H-22Z', c.indigo500) +
  path('M-2 -99H3V-64H-2ZM-22 -40H22V-34H-22Z', c.indigo300) +
  limb('M-17 -88L-26 -62L-23 -44', c.indigo500, 10) +
  circle(-23, -40, 5, brown) +
  limb('M17 -88L32 -106', c.indigo500, 10) +
  limb('M32 -106L40 -124', brown, 8) +
  neck(-5, -108, 10, 12, umber) +
  circle(0, -117, 13.5, brown) +
  path(
    'M-13.5 -116A13.5 13.5 0 0 1 13.5 -119C10 -126 4 -125 -4 -124C-9 -123 -11 -120 -13.5 -116ZM-14 -118A14 14 0 0 1 14 -119L12 -124Q0 -134 -12 -124Z',
    c.hair,
  );

export const grandmother = () =>
  path('M-17 -34H17L19 0H-18Z', c.paper) +
  path('M-18.5 -7H18.5L19 0H-18Z', c.indigo500) +
  lowered(
    10,
    path('M-18 -83Q0 -93 18 -83L21 -44H-21Z', c.clay) +
      path('M-18 -83L-9 -88L20 -50L21 -44H-21Z', c.paper) +
      path('M-9 -88L-2 -90L21 -55L20 -48Z', c.indigo500) +
      neck(-4.5, -92, 9, 11, tan) +
      circle(-12, -104, 8, c.silver) +
      circle(-18, -107, 2, c.paper) +
      circle(-19, -102, 2, c.paper) +
      circle(-16, -97, 2, c.paper) +
      circle(0, -99, 13.5, c.silver) +
      circle(1, -98, 12, sandy) +
      path('M-12 -96A13 13 0 0 1 13 -100C8 -101 4 -105 2 -109C-1 -104 -6 -99 -12 -96Z', c.silver) +
      circle(5, -101, 1.5, c.madder) +
      circle(-9, -92, 1.6, c.marigold),
  ) +
  `<rect x="-25" y="-46" width="50" height="20" rx="9" fill="${c.paper}"/>` +
  path('M-24 -31Q0 -22 24 -31L22 -27Q0 -20 -22 -27Z', c.indigo300) +
  limb('M-17 -68L-19 -56M17 -68L19 -56', c.clay, 9) +
  limb('M-19 -55L-14 -46L-2 -42M19 -55L14 -46L4 -42', sandy, 7);

export const grandfather = () =>
  path('M-17 -34H-2L-3 0H-14ZM2 -34H17L15 0H4Z', c.sand) +
  path('M-15 -3H-3V0H-18ZM4 -3H15L18 0H4Z', c.wood) +
  lowered(
    9,
    path('M-19 -88Q0 -98 19 -88L22 -42H-22Z', c.marigold200) +
      path('M-2 -92H2V-56H-2Z', c.marigold) +
      path('M-19 -88L-10 -93L-7 -42H-22ZM19 -88L10 -93L7 -42H22Z', c.leaf700) +
      neck(-5, -102, 10, 12, umber) +
      circle(0, -109, 13, brown) +
      path(
        'M-13 -111A13 13 0 0 1 13 -111C11 -117 6 -119 0 -119C-6 -119 -11 -117 -13 -111ZM-7 -101Q0 -107 7 -101Q0 -99 -7 -101Z',
        c.grey,
      ) +
      `<g fill="none" stroke="${c.ink}" stroke-width="1.6"><circle cx="-5" cy="-109" r="3.6"/><circle cx="5" cy="-109" r="3.6"/></g>`,
  ) +
  `<rect x="-24" y="-45" width="23" height="18" rx="8" fill="${c.marigold200}"/><rect x="1" y="-45" width="23" height="18" rx="8" fill="${c.marigold200}"/>` +
  path('M-1 -44v16h2v-16z', c.marigold) +
  limb('M-18 -72L-24 -54L-14 -42M18 -72L25 -54L15 -42', c.marigold200, 9) +
  circle(-13, -41, 5, brown) +
  circle(14, -41, 5, brown);

export const girl = () =>
  limb('M-5 -24L-6 -3M5 -24L7 -3', tan, 6) +
  path('M-11 -3H-2V0H-12ZM3 -3H11L13 0H3Z', c.madder) +
  path('M-10 -58Q0 -64 10 -58L19 -18H-19Z', c.marigold) +
  path('M-18 -23H18L19 -18H-19ZM-9 -40H9L10 -36H-10Z', c.madder) +
  limb('M-9 -54L-20 -70M9 -54L20 -74', tan, 6) +
  neck(-3.5, -68, 7, 9, brown) +
  circle(-12, -68, 5, c.hair) +
  circle(12, -68, 5, c.hair) +
  circle(0, -76, 11.5, tan) +
  path(
    'M-11.5 -74A11.5 11.5 0 0 1 11.5 -74C7 -76 2 -80 0 -84C-2 -80 -7 -76 -11.5 -74ZM-12 -76A12 12 0 0 1 12 -76L10 -80Q0 -90 -10 -80Z',
    c.hair,
  );
