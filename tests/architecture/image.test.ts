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
  ports?: string[];
  entrypoint?: string[];
  secrets?: string[];
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

const oursAlone = services.filter(([name, { environment }]) => environment && !name.startsWith('mongo'));

test.each(oursAlone)('%s is given what the site reads', (_name, service) => {
  const known = [...Object.keys(serverEnvSchema.fields), ...secretNames.map(fileNameOf)];
  expect(Object.keys(service.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  const [npm, , command = ''] = service.command ?? [];
  if (npm === 'npm') expect(manifest.scripts).toHaveProperty([command]);
});

const of = (pattern: RegExp) => services.filter(([name]) => pattern.test(name));

test('nobody reaches the database without an account, and no password stands in a variable', () => {
  expect(of(/^mongo\d/).map(([, { entrypoint }]) => entrypoint?.at(-1)?.includes('--keyFile'))).toEqual([
    true,
    true,
    true,
  ]);
  const values = services.flatMap(([, { environment }]) => Object.entries(environment ?? {}));
  expect(values.filter(([name]) => /URI|SECRET|KEY|PASSWORD/.test(name) && !name.endsWith('_FILE'))).toEqual(
    [],
  );
});

test('metrics can be read by containers beside the sites, and from outside the balancer alone can be reached', () => {
  for (const [, { environment }] of of(/^site\d/))
    expect(environment).toMatchObject({ METRICS_PORT: expect.any(String), METRICS_HOST: '0.0.0.0' });
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer']);
  expect(readFileSync('ops/Caddyfile', 'utf8')).not.toContain('9464');
});

test('every secret that a service reads is one of the files that the runbook makes', () => {
  const made = readFileSync('docs/operations.md', 'utf8');
  const wanted = new Set(services.flatMap(([, { secrets = [] }]) => secrets));
  const named = (name: string) =>
    made.includes(`secrets/${name}`) || made.includes(`for name in ${name.replace('mongo_', '')} `);
  expect([...wanted].filter((name) => !named(name) && name !== 'mongo_site')).toEqual([]);
});
