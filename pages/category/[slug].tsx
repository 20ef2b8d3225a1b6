import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadListing, type ListingProps } from '@/components/site/content/listing';
import { PlanListing } from '@/components/site/content/PlanListing';
import { CorporatePage } from '@/components/site/corporate/CorporatePage';
import { loadCorporate } from '@/components/site/corporate/corporate';
import { isCategorySlug } from '@/lib/domain/plans/catalogue';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';

/** The page about group insurance has two addresses, of which this is one. */
export default function CategoryPage(props: ListingProps | { kind: 'corporate' }) {
  return props.kind === 'corporate' ? <CorporatePage /> : <PlanListing {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => CATEGORIES.map(({ slug }) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const slug = params?.slug;
  if (!isCategorySlug(slug)) return { notFound: true };
  return slug === 'corporate' ? loadCorporate(locale) : loadListing(slug, `/category/${slug}`, locale);
};
