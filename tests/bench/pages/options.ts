import { locales, type Locale } from '@/lib/domain/common/locales';
import { benchPages, type BenchPage } from './pageList';
import { type Line, lines } from './phone';

const parts = ['lighthouse', 'weight', 'touch', 'journey'] as const;
type Part = (typeof parts)[number];

function chosen<Value extends string>(name: string, all: readonly Value[]): readonly Value[] | undefined {
  const asked = process.env[name]?.split(',');
  const unknown = asked?.find((each) => !all.includes(each as Value));
  if (unknown !== undefined) throw new Error(`${name}: ${unknown} is none of ${all.join(', ')}`);
  return asked as readonly Value[] | undefined;
}

const askedLocales = chosen<Locale>('LOCALES', locales);
const askedPages = chosen(
  'PAGES',
  benchPages.map(({ name }) => name),
);

/** Without LOCALES, home is measured in every language, other pages in English. */
const localesOf = ({ kind }: BenchPage) => askedLocales ?? (kind === 'home' ? locales : (['en'] as const));

export const options = {
  runs: Number(process.env['RUNS'] ?? 5),
  parts: new Set<Part>(chosen('PARTS', parts) ?? parts),
  pages: benchPages
    .filter(({ name }) => askedPages?.includes(name) ?? true)
    .flatMap((page) => localesOf(page).map((locale) => ({ ...page, locale }))),
  line: chosen('LINE', Object.keys(lines) as Line[])?.[0] ?? 'slow4g',
  /** How long to wait for a quiet machine, in seconds. */
  wait: Number(process.env['WAIT'] ?? 120),
  /** Address of an older build, measured in turn with this one. */
  before: process.env['BEFORE'],
};

export type AskedPage = (typeof options.pages)[number];
