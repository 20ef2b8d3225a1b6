import { kilobytes, times } from './figures';
import { goals, judge } from './goals';
import type { AskedPage } from './options';
import type { Weight } from './weight';

export function printWeight({ kind }: AskedPage, weight: Weight, empty: Weight): void {
  const ratio = weight.script / empty.script;
  const html = weight.html / 1024;
  console.log(
    `  script before the first touch ${kilobytes(weight.script)}, ${times(ratio)} an empty Next page ${judge(ratio, goals.scriptOfEmpty[kind])}; at rest ${kilobytes(weight.scriptAtRest)}`,
  );
  console.log(`  HTML with its styles ${kilobytes(weight.html)} ${judge(html, goals.htmlKb[kind])}`);
}
