import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { toLocale } from './locales';
import type { Area, Messages } from './messages';

/** What the frame of every page says. */
const frame = ['common', 'layout'] as const satisfies readonly Area[];

type Texts = { readonly [key: string]: string | Texts };

/** The browser gets no parser for texts with placeholders: they come to it compiled (next.config.js). */
const toCompiled = (texts: Texts): unknown =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : toCompiled(text)]),
  );

/** The texts of a page for its props: those of the frame and the areas it names. For getStaticProps. */
export async function loadMessages(
  locale: string | undefined,
  areas: readonly Area[],
): Promise<Partial<Messages>> {
  const wanted = [...new Set<Area>([...frame, ...areas])];
  const entries = await Promise.all(
    wanted.map(async (area) => {
      const file = join(process.cwd(), 'locales', toLocale(locale), `${area}.json`);
      return [area, toCompiled(JSON.parse(await readFile(file, 'utf8')) as Texts)] as const;
    }),
  );
  return Object.fromEntries(entries) as Partial<Messages>;
}
