import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Schema } from 'yup';
import type { Locale } from '@/lib/domain/common/locales';
import type { Messages } from '@/lib/i18n/messages';
import {
  articleFactsSchema,
  illnessFactsSchema,
  releaseFactsSchema,
  type ArticleFacts,
  type IllnessFacts,
  type ReleaseFacts,
} from './facts';
import { cleanHtml, type CleanHtml } from './cleanHtml';
import { themesOf, type ThemeKind } from './kinds';
import { contentFolder, readText, type Section, type Text } from './readText';
import type { Language } from './tags';

/** Reads `content/`. Used when the site is built; a page carries what it shows. */

export type Illness = Text & { slug: string; group: string; facts: IllnessFacts };
export type Article = Text & { slug: string; facts: ArticleFacts };
/** A press release. */
export type Release = Text & { slug: string; facts: ReleaseFacts };
export type Term = Section & { theme: string };

const foldersIn = (...folder: string[]) =>
  entriesIn(path.join(contentFolder, ...folder))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Empty if nothing of this kind is written yet. */
const entriesIn = (folder: string, recursive = false) =>
  existsSync(folder) ? readdirSync(folder, { recursive, withFileTypes: true }) : [];

function readFacts<Facts>(folder: string, schema: Schema<Facts>): Facts {
  const file = `${folder}/facts.yaml`;
  try {
    return schema.validateSync(parseYaml(readFileSync(path.join(contentFolder, file), 'utf8')), {
      strict: true,
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** `group/slug` of each. */
export function illnessNames(): string[] {
  return foldersIn('illnesses').flatMap((group) =>
    foldersIn('illnesses', group).map((slug) => `${group}/${slug}`),
  );
}

export function readIllness(name: string, language: Language): Illness {
  const [group = '', slug = ''] = name.split('/');
  const folder = `illnesses/${name}`;
  const facts = readFacts(folder, illnessFactsSchema);
  return { slug, group, facts, ...readText(`${folder}/${language.locale}.md`, language) };
}

export function articleNames(): string[] {
  return foldersIn('articles');
}

export function readArticle(slug: string, language: Language): Article {
  const folder = `articles/${slug}`;
  const facts = readFacts(folder, articleFactsSchema);
  return { slug, facts, ...readText(`${folder}/${language.locale}.md`, language) };
}

export function releaseNames(): string[] {
  return foldersIn('press');
}

export function readRelease(slug: string, language: Language): Release {
  const folder = `press/${slug}`;
  const facts = readFacts(folder, releaseFactsSchema);
  return { slug, facts, ...readText(`${folder}/${language.locale}.md`, language) };
}

export type Theme = Text & { theme: string };

export const readTheme = (kind: ThemeKind, theme: string, language: Language): Theme => ({
  theme,
  ...readText(`${kind}/${theme}/${language.locale}.md`, language),
});

/** Terms of the glossary, or questions, of all themes. */
export function readTerms(kind: ThemeKind, language: Language): Term[] {
  return themesOf[kind].flatMap((theme) =>
    readTheme(kind, theme, language).sections.map((section) => ({ ...section, theme })),
  );
}

/** The site's words of a language, from its texts. */
export function toLanguage(locale: Locale, { reading }: Partial<Messages>): Language {
  return { locale, words: { danger: reading?.danger ?? '', price: reading?.seePrice ?? '' } };
}

/** What stands below the plans of a category, where there is more to say. */
export function readCategory(slug: string, language: Language): Text | undefined {
  const file = `categories/${slug}/${language.locale}.md`;
  return existsSync(path.join(contentFolder, file)) ? readText(file, language) : undefined;
}

export type SitePage = Text & { path: string };

/** `/about-us/board` for `content/pages/about-us/board`. */
export function sitePaths(): string[] {
  const root = path.join(contentFolder, 'pages');
  return entriesIn(root, true)
    .filter((entry) => entry.name === 'en.md')
    .map(({ parentPath }) => `/${path.relative(root, parentPath).split(path.sep).join('/')}`)
    .toSorted();
}

/** The page's own block at the foot, as HTML, if it has one. */
export function readFoot(pathname: string, locale: Locale): CleanHtml | undefined {
  const file = path.join(contentFolder, 'pages', pathname, `foot.${locale}.html`);
  return existsSync(file) ? cleanHtml(readFileSync(file, 'utf8'), locale) : undefined;
}

export function readSitePage(pathname: string, language: Language): SitePage {
  return { path: pathname, ...readText(`pages${pathname}/${language.locale}.md`, language) };
}
