import type { GetStaticPaths, GetStaticProps } from 'next';
import { ThemePage, type ThemeProps } from '@/components/site/reading/themes/ThemePage';
import { themesOf } from '@/lib/content/kinds';
import { loadTheme } from '@/lib/content/pages';

export default function GlossaryThemePage(props: ThemeProps) {
  return <ThemePage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => themesOf.glossary.map((theme) => ({ params: { theme }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => ({
  props: await loadTheme('glossary', String(params?.['theme']), locale),
});
