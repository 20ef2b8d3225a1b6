import { array, object, string } from 'yup';
import type { StripsDto } from '@/lib/domain/site/contract';
import type { Locale } from '@/lib/i18n/locales';
import { isOff } from '@/lib/server/switches/switches';
import { contentOf } from './content';

const pagesWithInfoStrip = contentOf(
  'pages-with-info-strip-header',
  object({ enabledOnPages: array().of(string().strict().required()).strict().required() }).required(),
  { enabledOnPages: ['home', 'plans'] },
);

/** A link to a page of ours, or to one elsewhere over TLS, and to nothing that runs. */
const link = string()
  .strict()
  .matches(/^(\/(?![/\\])|https:\/\/)\S*$/)
  .required();

const promotionalStrip = contentOf(
  'promotional-strip',
  object({
    entries: array()
      .of(object({ text: string().strict().trim().max(120).required(), link }).required())
      .strict()
      .max(12)
      .required(),
  }).required(),
  undefined,
);

/** Reads what the two strips above a page say. Without `strip` the page shows its own words. */
export async function readStrips(locale: Locale, now: Date): Promise<StripsDto> {
  const [info, promotional] = await Promise.all([
    (await isOff('strip', 'info')) ? { enabledOnPages: [] } : pagesWithInfoStrip(locale, now),
    (await isOff('strip', 'promotional')) ? { entries: [] } : promotionalStrip(locale, now),
  ]);
  return { enabledOnPages: info.enabledOnPages, ...(promotional && { strip: promotional.entries }) };
}
