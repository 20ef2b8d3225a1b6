// Renders PNGs from our drawings: share pictures and icons. They are committed; run after changing a drawing
// or the home page's title.
import { locales } from '../lib/domain/common/locales.js';
import { mkdir, readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const root = new URL('../', import.meta.url);
const read = (file, encoding) => readFile(new URL(file, root), encoding);
const dataUrl = async (file, type) => `data:${type};base64,${await read(file, 'base64')}`;
const art = (name) => dataUrl(`public/art/${name}.svg`, 'image/svg+xml');

const fontFaces = async () => {
  const files = [
    ...['latin', 'devanagari', 'tamil'].flatMap((script) => [
      { script, file: `${script}-text`, weight: '400 599' },
      { script, file: `${script}-bold`, weight: '600 800' },
    ]),
    { script: 'rupee', file: 'rupee', weight: '420 730' },
  ];
  const faces = files.map(
    async ({ script, file, weight }) =>
      `@font-face{font-family:${script};font-weight:${weight};src:url(${await dataUrl(`public/fonts/anek-${file}.woff2`, 'font/woff2')})}`,
  );
  return (await Promise.all(faces)).join('');
};

async function sharePicture(locale) {
  const { hero } = JSON.parse(await read(`locales/${locale}/home.json`, 'utf8'));
  return `<!doctype html><html lang="${locale}"><style>${await fontFaces()}
    body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:#181f57;color:#fcf9f3;font-family:latin,rupee,devanagari,tamil}
    header{position:absolute;left:64px;top:52px;display:flex;gap:18px;align-items:center;font-size:40px;font-weight:730;letter-spacing:-.02em}
    h1{position:absolute;left:64px;top:186px;width:1040px;margin:0;font-size:${locale === 'en' ? 64 : 52}px;line-height:1.25;font-weight:730}
    p{position:absolute;right:64px;top:52px;margin:0;background:#fdefd3;color:#14193d;border-radius:16px;padding:14px 24px;font-size:44px;font-weight:730}
    small{display:block;font-size:20px;font-weight:420;color:#4a4d68}
    img.scene{position:absolute;left:-180px;bottom:0;height:270px}
  </style><header><img src="${await art('logo-light')}" width="64" height="64">Sukhayu</header><p>₹12,488 <small>${hero.ticket.family}</small></p>
  <h1>${hero.title}</h1><img class="scene" src="${await art('hero-family')}"></html>`;
}

const icon = async (size, share) =>
  `<!doctype html><style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:#fcf9f3}</style><img src="${await art('logo')}" width="${size * share}">`;

const pictures = [
  ...locales.map((locale) => ({
    file: `og/home-${locale}.png`,
    width: 1200,
    height: 630,
    html: () => sharePicture(locale),
  })),
  { file: 'icons/icon-192.png', width: 192, height: 192, html: () => icon(192, 0.86) },
  { file: 'icons/icon-512.png', width: 512, height: 512, html: () => icon(512, 0.86) },
  // Leaves a margin, since a mask may crop a fifth of each side.
  { file: 'icons/maskable-512.png', width: 512, height: 512, html: () => icon(512, 0.6) },
  { file: 'icons/apple-180.png', width: 180, height: 180, html: () => icon(180, 0.8) },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const { file, width, height, html } of pictures) {
  const target = new URL(`public/${file}`, root);
  await mkdir(new URL('.', target), { recursive: true });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(await html());
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: target.pathname });
  await page.close();
}
await browser.close();
