export const TOOLS = ['premium-calculator', 'how-much-cover', 'tax-calculator', 'bmi'] as const;

export type Tool = (typeof TOOLS)[number];

export function isTool(value: unknown): value is Tool {
  return TOOLS.some((tool) => tool === value);
}
