import type { GetStaticPaths, GetStaticProps } from 'next';
import { ReleasePage, type ReleaseProps } from '@/components/site/reading/press/ReleasePage';
import { releaseNames } from '@/lib/content/library';
import { loadRelease } from '@/lib/content/pages';

export default function OneReleasePage(props: ReleaseProps) {
  return <ReleasePage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => releaseNames().map((slug) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => ({
  props: await loadRelease(String(params?.['slug']), locale),
});
