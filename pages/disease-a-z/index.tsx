import type { GetStaticProps } from 'next';
import { IllnessIndex, type IllnessIndexProps } from '@/components/site/reading/illness/IllnessIndex';
import { loadIllnessIndex } from '@/lib/content/pages';

export default function IllnessesPage(props: IllnessIndexProps) {
  return <IllnessIndex {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadIllnessIndex(locale),
});
