import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadProduct, type ProductProps } from '@/components/site/content/product/product';
import { ProductPage } from '@/components/site/content/product/ProductPage';
import type { PaperSizes } from '@/lib/domain/plans/papers';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { isProductSlug } from '@/lib/domain/plans/products';
import { loadPaperSizes } from '@/lib/server/services/plans/paperSizes';

export default function HealthInsurancePage(props: ProductProps & { papers: PaperSizes }) {
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
  return 'props' in loaded ? { props: { ...loaded.props, papers: await loadPaperSizes(slug) } } : loaded;
};
