import type { GetStaticProps } from 'next';
import { ThemesPage, type ThemesProps } from '@/components/site/reading/themes/ThemesPage';
import { loadThemes } from '@/lib/content/pages';

export default function QuestionsPage(props: ThemesProps) {
  return <ThemesPage {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadThemes('questions', locale),
});
