import type { GetStaticProps } from 'next';
import { Questions, type QuestionsProps } from '@/components/site/reading/Questions';
import { loadQuestions } from '@/lib/content/pages';

export default function QuestionsPage(props: QuestionsProps) {
  return <Questions {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({ props: await loadQuestions(locale) });
