import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fileNameOf, secretNames } from '@/lib/config/secretNames';
import { serverEnvSchema } from '@/lib/config/serverEnv';
import manifest from '@/package.json';

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
  // Where docs/operations.md has secrets put, and what compose reads beside them.
  expect(ignored).toEqual(expect.arrayContaining(['secrets', '*.env']));
});

type Service = {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: object;
  restart: string;
};
const services = Object.entries(
  (parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Service> })
    .services,
);

test('compose has three nodes of the database, two sites and a balancer, and asks after each that stays', () => {
  const staying = services.filter(([, { restart }]) => restart !== 'no');
  expect(staying.map(([name]) => name)).toEqual(['mongo1', 'mongo2', 'mongo3', 'site1', 'site2', 'balancer']);
  expect(staying.filter(([, { healthcheck }]) => !healthcheck)).toEqual([]);
});

test.each(services.filter(([, { environment }]) => environment))(
  '%s is given what the site reads',
  (_name, service) => {
    const known = [...Object.keys(serverEnvSchema.fields), ...secretNames.map(fileNameOf)];
    expect(Object.keys(service.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
    const [npm, , command = ''] = service.command ?? [];
    if (npm === 'npm') expect(manifest.scripts).toHaveProperty([command]);
  },
);
