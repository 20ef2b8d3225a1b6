import { toLocale } from './locales';
import type { Area, Messages } from './messages';

const frame = ['common', 'layout'] as const satisfies readonly Area[];

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
