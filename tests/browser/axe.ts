import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';

type Rules = { rules: Record<string, { enabled: boolean }> };
type Axe = { run: (part: Element, options: Rules) => ReturnType<AxeBuilder['analyze']> };
// The copy of axe that the walks use.
const { run } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** What axe finds without a layout: names, roles, labels, order of headings; colours are for the walks. */
export async function faultsIn(part: Element): Promise<readonly string[]> {
  const { violations } = await run(part, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
