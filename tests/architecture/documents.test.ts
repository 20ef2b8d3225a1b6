import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const documents = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));

const CONSTANT = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;
const namesIn = (text: string) => text.match(CONSTANT) ?? [];
const inCode = new Set(
  files
    .filter((file) => /\.([cm]?[jt]sx?|example)$/.test(file))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'))),
);

test.each(documents)('%s names no constant, code or variable that is not in the code any more', (file) => {
  const quoted = [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const isKnown = (name: string) => inCode.has(name) || inCode.has(name.replace(/_FILE$/, ''));
  expect(quoted.flatMap(namesIn).filter((name) => !isKnown(name))).toEqual([]);
});
