import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import manifest from '@/package.json';

/** The documents beside the code say what the code does. */

const read = (file: string) => readFileSync(file, 'utf8');
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/costs.md',
  'docs/operations.md',
  'docs/tour.md',
];
const others = ['LICENSE', '.editorconfig', '.gitattributes', '.nvmrc', 'renovate.json', 'compose.yaml'];
/** Steps of `npm test`. */
const steps = [...read('scripts/test.mjs').matchAll(/^ {2,4}\[+'([\w ]+)', /gm)].map(([, name = '']) => name);

type Job = {
  strategy?: { matrix: Readonly<Record<string, string[]>> };
  steps: { run?: string; with?: { 'node-version'?: string } }[];
};
const jobs = Object.values(
  (parse(read('.github/workflows/check.yml')) as { jobs: Record<string, Job> }).jobs,
);

describe.each(papers)('%s', (paper) => {
  const text = read(paper);

  test('leads to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(paper), link)))).toEqual([]);
  });

  test('names commands that there are, and steps of npm test', () => {
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
    const asked = [...text.matchAll(/npm test -- ([^`\n#|]+)/g)].map(([, words = '']) => words);
    const named = asked.flatMap((words) =>
      [...words.matchAll(/"([^"]+)"|\S+/g)].map(([word, many]) => many ?? word),
    );
    expect(named.filter((name) => !steps.includes(name))).toEqual([]);
  });
});

test.each(others)('%s is there, for whoever takes over', (file) => {
  expect(read(file).trim()).not.toBe('');
});

test('nothing is for sale or for the taking: the licence says so, in the list of packages too', () => {
  expect(read('LICENSE')).toMatch(/[Aa]ll rights reserved/);
  expect(manifest).toMatchObject({ license: 'UNLICENSED', private: true });
});

test.each(Object.entries(manifest.scripts))('%s runs in cmd and PowerShell as in sh', (_name, command) => {
  // Variables and single quotes are sh's own; a separator between commands is `&&` alone.
  expect(command).not.toMatch(/^\w+=|['$`;|]|(?<!&)&(?!&)/);
});

test('npm test has the steps that papers may name', () => {
  expect(steps).toEqual(
    expect.arrayContaining(['build', 'texts', 'store', 'API', 'units and screens', 'browser']),
  );
});

test('the workflow runs both commands and the database’s suite, and the oldest Node that is promised', () => {
  const steps = jobs.flatMap((job) => job.steps);
  const runs = steps.map(({ run = '' }) => run).join('\n');
  for (const command of ['npm start', 'npm test', 'npm run test:mongodb']) expect(runs).toContain(command);
  const nodes = jobs.flatMap(({ strategy }) => strategy?.matrix['node'] ?? []);
  expect(nodes).toContain(manifest.engines.node.replace('>=', ''));
});
