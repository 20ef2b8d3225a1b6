import type { GetStaticPaths, GetStaticProps } from 'next';
import { BmiCalculator } from '@/components/site/tools/BmiCalculator';
import { CoverHelper } from '@/components/site/tools/CoverHelper';
import { PremiumCalculator, type CityOption } from '@/components/site/tools/PremiumCalculator';
import { TaxCalculator } from '@/components/site/tools/TaxCalculator';
import { ToolPage } from '@/components/site/tools/ToolPage';
import type { Way } from '@/lib/content/furtherReading';
import { loadToolWays } from '@/lib/content/pages';
import { CITIES } from '@/lib/domain/places/cities.data';
import { isTool, TOOLS, type Tool } from '@/lib/domain/site/tools/tools';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';

type Props = { tool: Tool; cities: readonly CityOption[]; ways: readonly Way[] };

const tools = {
  'premium-calculator': PremiumCalculator,
  'how-much-cover': CoverHelper,
  'tax-calculator': TaxCalculator,
  bmi: BmiCalculator,
};

export default function ToolRoute({ tool, cities, ways }: Props) {
  const Calculator = tools[tool];
  return (
    <ToolPage tool={tool} ways={ways}>
      <Calculator cities={cities} />
    </ToolPage>
  );
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => TOOLS.map((slug) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const tool = params?.slug;
  if (!isTool(tool)) return { notFound: true };
  const language = toLocale(locale);
  const cities = CITIES.filter((city) => city.hi && city.ta).map((city) => ({
    value: city.name,
    label: (language === 'en' ? undefined : city[language]) ?? city.name,
  }));
  return {
    props: {
      tool,
      ways: loadToolWays(tool, locale),
      cities: tool === 'premium-calculator' ? cities : [],
      messages: await loadMessages(locale, ['tools', 'bill', 'forms']),
    },
  };
};
