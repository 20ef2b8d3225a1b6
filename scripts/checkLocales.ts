import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/domain/common/locales';
import { findProblems, flattenTexts, type Texts } from '@/lib/i18n/checkTexts';
import { readTexts } from '@/lib/i18n/readTexts';

/** A step of npm run check: every text in three languages, same placeholders, none unused. */

const root = path.resolve(import.meta.dirname, '..');
const areas = readdirSync(path.join(root, 'locales/en')).filter((name) => name.endsWith('.json'));
const read = (locale: string, area: string) =>
  JSON.parse(readFileSync(path.join(root, 'locales', locale, area), 'utf8')) as Texts;

const folders = ['components', 'pages', 'hooks', 'lib'];
const code = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(root, folder, name),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const isRead = readTexts(code);

const problems = areas.flatMap((area) => {
  const english = read('en', area);
  const unused = [...flattenTexts(english).keys()]
    .filter((key) => !isRead(`${path.basename(area, '.json')}.${key}`))
    .map((key) => `en/${area}: ${key} is unused`);
  const others = locales
    .slice(1)
    .flatMap((locale) =>
      findProblems(english, read(locale, area), locale).map((problem) => `${locale}/${area}: ${problem}`),
    );
  return [...unused, ...others];
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${areas.length} areas in three languages`);
