import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { findProduct } from '@/lib/domain/plans/products';
import type { Searched } from '@/lib/domain/site/search';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { themesOf } from './kinds';
import { readTheme, toLanguage } from './library';
import type { Language } from './tags';

/** Other words that people search by, whatever the language of the page. */
const ALSO: Readonly<Record<string, string>> = {
  [paths.claims]:
    'kaise claim kare, claim kaise karein, claim eppadi, how to claim, claim form, cashless, reimbursement, क्लेम कैसे करें, कैशलेस, கிளெய்ம் எப்படி, கேஷ்லெஸ்',
  [paths.portability]: 'port, porting, change insurer, company badalna, पोर्टेबिलिटी, போர்ட்டபிலிட்டி',
  [paths.corporate]: 'group mediclaim, gmc, start-up, employees, office, company, staff, कर्मचारी, ஊழியர்',
  [paths.help]: 'help, contact, chat, madad, मदद, உதவி',
  [paths.allPlans]: 'all plans, mediclaim policy, sabhi plan',
  [paths.tool('bmi')]: 'bmi, weight, height, vajan, वज़न, எடை',
  [paths.tool('tax-calculator')]: '80d, income tax, tax saving, टैक्स, வரி',
  [paths.tool('how-much-cover')]: 'kitna cover, how much sum insured, कितना कवर, எவ்வளவு',
  [paths.hospitals]: 'cashless hospital near me, hospital list, अस्पताल, மருத்துவமனை',
  [paths.renewals]: 'renew, renewal, policy renew kaise kare, रिन्यू, புதுப்பிக்க',
};

type Titled = readonly [path: string, title: string | undefined, summary?: string | undefined];

const areas = [
  ...(['claims', 'group', 'help', 'hospitals', 'listing', 'portability', 'quote', 'reading'] as const),
  ...(['consents', 'grievance', 'renewals', 'tellClaim', 'tools', 'travel'] as const),
];

/** Pages that aren't written in `content/`, by the titles that they have. */
export async function searchedPages(locale: string | undefined): Promise<Searched[]> {
  const messages = await loadMessages(locale, areas);
  const titled = [
    [paths.home, brand.name] as const,
    ...ownPagesIn(messages),
    ...toolsIn(messages),
    ...plansIn(messages),
    ...readingIn(messages, toLanguage(toLocale(locale), messages)),
  ];
  return titled.map(([path, title = '', summary = '']) => ({
    path,
    title,
    summary,
    kind: 'page',
    also: ALSO[path] ?? '',
  }));
}

/** Title and description of each, where its texts have them. */
const OWN = [
  [paths.getQuote, 'quote', 'title', 'description'],
  [paths.aspire, 'quote', 'heading', 'headingLead'],
  [paths.tripQuote, 'travel', 'pageTitle', 'pageText'],
  [paths.corporate, 'group', 'crumb', 'h1'],
  [paths.portability, 'portability', 'title', 'text'],
  [paths.hospitals, 'hospitals', 'title', 'description'],
  [paths.claims, 'claims', 'title', 'description'],
  [paths.tellClaim(), 'tellClaim', 'title', ''],
  [paths.renewals, 'renewals', 'title', ''],
  [paths.grievance, 'grievance', 'pageTitle', 'description'],
  [paths.doNotDisturb, 'consents', 'title', 'description'],
  [paths.help, 'help', 'pageTitle', 'description'],
] as const satisfies readonly (readonly [string, keyof Messages, string, string])[];

function ownPagesIn(messages: Partial<Messages>): readonly Titled[] {
  return OWN.map(([path, area, title, summary]) => {
    const texts = (messages[area] ?? {}) as Readonly<Record<string, string | undefined>>;
    const named = path === paths.aspire ? `${findProduct('aspire')?.name ?? ''}: ` : '';
    return [path, named + (texts[title] ?? ''), texts[summary]];
  });
}

function toolsIn({ tools }: Partial<Messages>): readonly Titled[] {
  const all = TOOLS.map((tool): Titled => [paths.tool(tool), tools?.names[tool], tools?.leads[tool]]);
  return [[paths.tools, tools?.index.title, tools?.index.lead], ...all];
}

function plansIn({ listing }: Partial<Messages>): readonly Titled[] {
  return [
    [paths.allPlans, listing?.kinds.health.title],
    ['/individual-health-insurance-plans.html', listing?.kinds.individual.title],
    ['/family-health-insurance-plans.html', listing?.kinds.family.title],
    ...CATEGORIES.flatMap(({ slug }): Titled[] =>
      slug === 'corporate' ? [] : [[`/category/${slug}`, listing?.kinds[slug].title]],
    ),
    ...PRODUCTS.map(({ slug, name }): Titled => [paths.product(slug), name]),
  ];
}

function readingIn({ reading }: Partial<Messages>, language: Language): readonly Titled[] {
  const themes = (['glossary', 'questions'] as const).flatMap((kind) =>
    themesOf[kind].map((theme): Titled => {
      const { title, summary } = readTheme(kind, theme, language);
      return [kind === 'glossary' ? paths.term(theme) : paths.question(theme), title, summary];
    }),
  );
  return [
    [paths.illnesses, reading?.illnesses.title, reading?.illnesses.text],
    [paths.articles, reading?.articles.title],
    [paths.glossary, reading?.glossary.title],
    [paths.questions, reading?.questions.title],
    ...themes,
  ];
}
