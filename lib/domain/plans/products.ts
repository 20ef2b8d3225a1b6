import { PRODUCTS, type Product, type ProductSlug, type TierName } from './products.data';

type KnownProduct = Product & { readonly slug: ProductSlug };

const products: readonly KnownProduct[] = PRODUCTS;

export function findProduct(slug: string): KnownProduct | undefined {
  return products.find((product) => product.slug === slug);
}

/** A product with the tier chosen, as tierOf has it. */
export function findPlan(
  slug: string,
  chosen: string | undefined,
): { product?: KnownProduct; tier?: TierName | '' } {
  const product = findProduct(slug);
  return product ? { product, tier: tierOf(product, chosen) } : {};
}

/** Takes the display name or any other name that the specification's copy uses. */
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

/** The chosen tier, or the usual one where none was chosen; undefined for a tier that the product has not. */
export function tierOf(product: Product, chosen?: string): TierName | '' | undefined {
  if (!chosen) return product.usualTier ?? '';
  return product.tiers.find((tier) => tier === chosen);
}
