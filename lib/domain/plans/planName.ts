/** "ReAssure 3.0 Elite"; a plan without tiers has its product's name alone. Empty for none. */
export function planNameOf({ productName, tier }: { productName?: string; tier?: string }): string {
  return [productName, tier].filter(Boolean).join(' ');
}
