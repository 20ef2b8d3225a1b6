import { readFileSync } from 'node:fs';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = dockerfile.split(/^FROM /m);
const last = stages.at(-1) ?? '';

test('the image runs as nobody in particular, on the Node that developers have, and says whether it lives', () => {
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toContain(`ARG NODE=${readFileSync('.nvmrc', 'utf8').trim()}\n`);
});

test('it holds what was deployed alone: neither sources nor what built it', () => {
  const copied = [...last.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what);
  expect(copied).toEqual(['--from=build /site ./']);
  expect(last).not.toMatch(/^RUN /m);
});

test('nothing that is kept beside the sources comes into the build: no data, no secrets, no history', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toContain('.*');
  expect(ignored.filter((line) => line.startsWith('!'))).toEqual(['!.npmrc']);
});
