import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themesOf } from './kinds';

let themes: ReadonlyMap<string, string> | undefined;

/** The theme whose page explains a term. Reads headings only, since it is called while texts are being read. */
export function themeOfTerm(id: string): string | undefined {
  themes ??= new Map(
    themesOf.glossary.flatMap((theme) => {
      const source = readFileSync(path.join(process.cwd(), 'content', 'glossary', theme, 'en.md'), 'utf8');
      return [...source.matchAll(/^## .*\{% #(\S+) %\}$/gm)].map(([, term = '']) => [term, theme] as const);
    }),
  );
  return themes.get(id);
}
