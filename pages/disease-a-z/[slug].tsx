import type { GetStaticPaths, GetStaticProps } from 'next';
import { IllnessPage, type IllnessProps } from '@/components/site/reading/illness/IllnessPage';
import { illnessSlugs, loadIllness } from '@/lib/content/pages';

export default function OneIllnessPage(props: IllnessProps) {
  return <IllnessPage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => illnessSlugs().map((slug) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => ({
  props: await loadIllness(String(params?.['slug']), locale),
});
