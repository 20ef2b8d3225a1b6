import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toLocale } from './locales';
import type { Area, Messages } from './messages';

/** What the frame of every page says. */
const frame = ['common', 'layout'] as const satisfies readonly Area[];

/** The texts of a page for its props: those of the frame and the areas it names. For getStaticProps. */
export async function loadMessages(
  locale: string | undefined,
  areas: readonly Area[],
): Promise<Partial<Messages>> {
  const wanted = [...new Set<Area>([...frame, ...areas])];
  const entries = await Promise.all(
    wanted.map(async (area) => {
      const file = join(process.cwd(), 'locales', toLocale(locale), `${area}.json`);
      return [area, JSON.parse(await readFile(file, 'utf8'))] as const;
    }),
  );
  return Object.fromEntries(entries) as Partial<Messages>;
}
