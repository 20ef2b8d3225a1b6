import { PRODUCTS, type Product, type ProductSlug, type VariantName } from './products.data';

type KnownProduct = Product & { readonly slug: ProductSlug };

const products: readonly KnownProduct[] = PRODUCTS;

export function findProduct(slug: string): KnownProduct | undefined {
  return products.find((product) => product.slug === slug);
}

export function findPlan(
  slug: string,
  chosen: string | undefined,
): { product?: KnownProduct; tier?: VariantName | '' } {
  const product = findProduct(slug);
  return product ? { product, tier: variantOf(product, chosen) } : {};
}

export function findProductByName(name: string): KnownProduct | undefined {
  return products.find((product) => product.name === name || product.alsoNamed?.includes(name));
}

export function isProductSlug(value: unknown): value is ProductSlug {
  return typeof value === 'string' && findProduct(value) !== undefined;
}

export const nameOfCode: ReadonlyMap<string, string> = new Map(
  products.map(({ code, name }) => [code, name]),
);

export const codeOfName: ReadonlyMap<string, string> = new Map(
  products.flatMap(({ code, name, alsoNamed = [] }) =>
    [name, ...alsoNamed].map((each) => [each, code] as const),
  ),
);

export function variantOf(product: Product, chosen?: string): VariantName | '' | undefined {
  if (!chosen) return product.usualTier ?? '';
  return product.tiers.find((tier) => tier === chosen);
}
