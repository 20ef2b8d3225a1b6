import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadProduct, type ProductProps } from '@/components/site/content/product/product';
import { ProductPage } from '@/components/site/content/product/ProductPage';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { isProductSlug } from '@/lib/domain/plans/products';

export default function HealthInsurancePage(props: ProductProps) {
  return <ProductPage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => PRODUCTS.map(({ slug }) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const slug = params?.slug;
  return isProductSlug(slug) ? loadProduct(slug, locale) : { notFound: true };
};
