import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { array, object, string } from 'yup';
import { parse, stringify } from 'yaml';
import { articleFactsSchema, type ArticleFacts } from '@/lib/content/facts';
import { locales, type Locale } from '@/lib/domain/common/locales';
import { serverEnv } from '@/lib/config/serverEnv';
import { askStrapi } from '@/lib/server/integrations/strapi';

/** An article as in `content/articles/<slug>/`. `text` is the language's file, head included. */
type Article = { slug: string; facts: ArticleFacts; text: string };

const schema = object({
  data: array()
    .of(
      object({
        slug: string()
          .strict()
          .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(80)
          .required(),
        facts: articleFactsSchema.required(),
        text: string()
          .strict()
          .max(100_000)
          .matches(/^---\n/)
          .required(),
      }).required(),
    )
    .strict()
    .required(),
}).required();

/** An error that is printed without a trace (`explain.ts`), before anything is written. */
class ArticlesError extends Error {
  override readonly name = 'ArticlesError';

  constructor(what: string, options?: ErrorOptions) {
    super(`${what} content/articles is as it was.`, options);
  }
}

/**
 * Writes the content server's articles over those in `folder` and returns their slugs. Nothing is written unless every
 * article is there in every language and has the shape of ours; whether it keeps the rules of `content/README.md` is
 * for `npm test` to say. Throws ArticlesError.
 */
export async function takeArticles(folder: string): Promise<string[]> {
  const told = new Map<Locale, Article[]>();
  for (const locale of locales) told.set(locale, await articlesIn(locale));
  const slugsOf = (locale: Locale) => (told.get(locale) ?? []).map(({ slug }) => slug).toSorted();
  const slugs = slugsOf('en');
  for (const locale of locales) {
    const [missing] = [
      ...slugs.filter((slug) => !slugsOf(locale).includes(slug)),
      ...slugsOf(locale).filter((slug) => !slugs.includes(slug)),
    ];
    if (missing !== undefined)
      throw new ArticlesError(`${missing} is not there in every language (${locale}, en).`);
  }
  for (const [locale, articles] of told)
    for (const { slug, facts, text } of articles) {
      mkdirSync(path.join(folder, slug), { recursive: true });
      writeFileSync(path.join(folder, slug, `${locale}.md`), text);
      if (locale === 'en') writeFacts(path.join(folder, slug, 'facts.yaml'), facts);
    }
  return slugs;
}

/** The same facts stay as they are written, so that `git diff` shows what has changed. */
function writeFacts(file: string, facts: ArticleFacts): void {
  const isSame = existsSync(file) && isDeepStrictEqual(parse(readFileSync(file, 'utf8')), facts);
  if (!isSame) writeFileSync(file, stringify(facts));
}

async function articlesIn(locale: Locale): Promise<Article[]> {
  if (!serverEnv().STRAPI_URL) throw new ArticlesError('STRAPI_URL names no content server.');
  try {
    return (await schema.validate(await askStrapi('articles', locale))).data;
  } catch (error) {
    const { message } = error as Error;
    throw new ArticlesError(`The content server's articles (${locale}): ${message}.`, { cause: error });
  }
}
