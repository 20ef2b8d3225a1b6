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
      const texts = (await import(`@/locales/${toLocale(locale)}/${area}.json`)) as { default: unknown };
      return [area, texts.default] as const;
    }),
  );
  return Object.fromEntries(entries);
}
