import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadProduct } from '@/components/site/content/product/product';
import { ProductPage, type ProductPageProps } from '@/components/site/content/product/ProductPage';
import { loadAroundPlan, loadAroundTexts } from '@/lib/content/pages';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { isProductSlug } from '@/lib/domain/plans/products';
import { loadPaperSizes } from '@/lib/server/services/plans/paperSizes';

export default function HealthInsurancePage(props: ProductPageProps) {
  return <ProductPage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => PRODUCTS.map(({ slug }) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const slug = params?.slug;
  if (!isProductSlug(slug)) return { notFound: true };
  const loaded = await loadProduct(slug, locale);
  if (!('props' in loaded)) return loaded;
  const { messages, ...props } = loaded.props;
  const [papers, around, reading] = await Promise.all([
    loadPaperSizes(slug),
    loadAroundPlan(slug, locale),
    loadAroundTexts(locale),
  ]);
  return { props: { ...props, papers, around, messages: { ...messages, reading } } };
};
