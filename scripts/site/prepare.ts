import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { staticFolder } from '@/lib/server/launcher/built/staticSite';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';
import { NEXT_PAGES } from '@/lib/server/launcher/built/nextPages';
import { compressAll } from './compress';
import { copyPages, type Shorten } from './copyPages';
import { filesBelow } from './filesBelow';
import { nextPages } from './nextPages';
import { SHORT, shortNames } from './shortNames';
import { SECURITY_TXT, writeSecurityTxt } from './securityTxt';
import { writeSitemap } from './sitemap';
import { bundleEarly } from './scriptsWanted';

/** Copies what the build prerendered, with its assets, to one folder, each file beside its brotli and gzip. */
export async function prepareStaticSite(next: string, publicFolder: string): Promise<{ files: number }> {
  const target = staticFolder(next);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const begun = new Map<string, Promise<void>>();
  const short = await readShortNames(next);
  const pages = await copyPages(next, target, begun, short);
  await cp(path.join(next, 'static'), path.join(target, '_next/static'), { recursive: true });
  await rename(path.join(target, '_next/static/chunks'), path.join(target, '_next', SHORT));
  await shortenAll(path.join(target, '_next/static'), short);
  await cp(publicFolder, target, { recursive: true });
  await bundleEarly(target);
  await writeFile(path.join(target, 'sitemap.xml'), writeSitemap());
  await mkdir(path.dirname(path.join(target, SECURITY_TXT)));
  await writeFile(path.join(target, SECURITY_TXT), writeSecurityTxt(new Date()));
  await writeFile(path.join(next, 'static-pages.json'), JSON.stringify(pages, null, 1));
  const ofWords = Object.keys(pages).filter((pathname) =>
    isHtmlOfWords(readFileSync(path.join(target, pages[pathname] ?? ''), 'utf8')),
  );
  await writeFile(path.join(target, NEXT_PAGES), JSON.stringify(nextPages(ofWords)));
  const files = (await filesBelow(target)).filter((file) => !/\.(br|gz)$/.test(file));
  await compressAll(files.filter((file) => !begun.has(file)));
  await Promise.all(begun.values());
  return { files: files.length };
}

async function readShortNames(next: string): Promise<Shorten> {
  const sheets = (await filesBelow(path.join(next, 'static'))).filter((file) => file.endsWith('.css'));
  return shortNames(await Promise.all(sheets.map((file) => readFile(file, 'utf8'))));
}

/** Shortens names in files that load on demand, which keep the names that Next gave them. */
async function shortenAll(folder: string, short: Shorten): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => /\.(css|js)$/.test(file));
  for (const file of files) await writeFile(file, short(await readFile(file, 'utf8')));
}
