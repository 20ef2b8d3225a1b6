import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadListing, type ListingProps } from '@/components/site/content/listing';
import { PlanListing } from '@/components/site/content/PlanListing';
import { isCategorySlug } from '@/lib/domain/plans/catalogue';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';

export default function CategoryPage({ kind, offers }: ListingProps) {
  return <PlanListing kind={kind} offers={offers} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => CATEGORIES.map(({ slug }) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const slug = params?.slug;
  return isCategorySlug(slug) ? loadListing(slug, `/category/${slug}`, locale) : { notFound: true };
};
