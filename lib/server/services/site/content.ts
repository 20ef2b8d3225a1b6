import type { Schema } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { askStrapi } from '@/lib/server/integrations/strapi';
import { logger } from '@/lib/server/logger';

const KEEP_MS = 60_000;

/**
 * Reads what the content server has under a name, at most once a minute for each language. While it fails, or sends
 * what the schema refuses, its last answer counts, and before that our own text.
 */
export function contentOf<Said>(name: string, schema: Schema<Said>, own: Said) {
  const kept = new Map<Locale, { until: number; said: Promise<Said> }>();

  async function ask(locale: Locale): Promise<Said> {
    const told = await askStrapi(name, locale);
    return told === undefined ? own : schema.validate((told as { data?: unknown }).data);
  }

  return (locale: Locale, now: Date): Promise<Said> => {
    const before = kept.get(locale);
    if (before && now.getTime() < before.until) return before.said;
    const said = ask(locale).catch((error: unknown) => {
      logger().warn({ action: 'strapi', error });
      return before ? before.said : own;
    });
    kept.set(locale, { until: now.getTime() + KEEP_MS, said });
    return said;
  };
}
