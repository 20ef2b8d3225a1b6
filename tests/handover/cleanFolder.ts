import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/lib/config/paths';
import { copySources } from '@/tests/chaos/builds';
import { freePort } from '@/tests/freePort';
import { makeFolder, secrets, StoreProgram } from '@/tests/chaos/programs';
import { trialEnv } from '@/tests/trialEnv';
import { OrdinaryUser, who } from './ordinaryUser';
import type { Step } from './step';

const user = new OrdinaryUser();
let store: StoreProgram;
let made: Promise<string> | undefined;

/** Builds the sources once, for the step that comes first. */
function sourcesBuilt(): Promise<string> {
  made ??= (async () => {
    const sources = user.folder('sources');
    copySources(sources);
    user.own(sources);
    for (const command of stepsOf('build', 'RUN').slice(0, 2)) await user.run(command, sources);
    store = await StoreProgram.open();
    writeFileSync(path.join(sources, '.env'), envFor(await freePort()));
    await user.run('npm run migrate', sources);
    return sources;
  })();
  return made;
}

/** Builds in an empty folder as a user without rights, as the Dockerfile does and the README says. */
const builds: Step = {
  name: 'npm ci && npm run build in an empty folder',
  run: async () => {
    await sourcesBuilt();
    return {
      counted: `as ${who}, from the sources alone; npm run migrate made its database ready`,
      failures: [],
    };
  },
};

const servesByEnvFile: Step = {
  name: 'npm run serve by .env',
  run: async () => {
    const sources = await sourcesBuilt();
    const port = Number(linesOf(readFileSync(path.join(sources, '.env'), 'utf8'))['PORT']);
    const serving = user.start('npm run serve', sources);
    await serving.ready(port);
    const home = await fetch(`http://127.0.0.1:${port}/`);
    const { build } = (await (await fetch(`http://127.0.0.1:${port}${api.healthLive}`)).json()) as {
      build: string;
    };
    await serving.stop();
    const failures = home.ok && (await home.text()).includes('Sukhayu') ? [] : ['the home page is not there'];
    return { counted: `port ${port} and production as .env says, build ${build}, ready`, failures };
  },
};

/** The Dockerfile's last stage: a folder that its user can't change, configured by the environment alone. */
const runsAsImage: Step = {
  name: 'the steps of the Dockerfile without a container engine',
  run: async () => {
    const sources = await sourcesBuilt();
    const deployed = path.join(user.folder('deployed'), 'site');
    const deploy = stepsOf('build', 'RUN')
      .at(-1)
      ?.replace(/^--mount=\S+ /, '')
      .replace('/site --earlier /earlier/site', `${deployed} --earlier ${user.folder('earlier')}`);
    await user.run(deploy ?? '', sources);
    const site = path.join(makeFolder(), 'site');
    cpSync(deployed, site, { recursive: true });
    for (const folder of [path.dirname(site), site]) user.see(folder);
    const port = await freePort();
    const env = { ...linesOf(envFor(port)), PORT: String(port) };
    const serving = user.start(commandOf('CMD'), site, env);
    await serving.ready(port);
    await user.run(commandOf('HEALTHCHECK'), site, env);
    await serving.stop();
    return {
      counted: `${deploy?.split(' ').slice(0, 3).join(' ')}, then ${commandOf('CMD')} as ${who}: ready, healthy`,
      failures: [],
    };
  },
};

export const cleanFolder: readonly Step[] = [builds, servesByEnvFile, runsAsImage];

const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = dockerfile.split(/^FROM /m);

function stepsOf(stage: string, kind: string): string[] {
  const text = stages.find((each) => each.split('\n', 1)[0]?.endsWith(` AS ${stage}`)) ?? '';
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1));
}

/** A command of the Dockerfile's last stage. */
function commandOf(kind: 'CMD' | 'HEALTHCHECK'): string {
  const text = (stages.at(-1) ?? '').replaceAll('\\\n', ' ');
  const line = text.split('\n').find((each) => each.startsWith(`${kind} `)) ?? '';
  return (JSON.parse(/\[.*\]/.exec(line)?.[0] ?? '[]') as string[]).join(' ');
}

function envFor(port: number): string {
  const own = {
    APP_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    SITE_URL: 'https://handover.example',
    MONGODB_URI: store.uri,
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'error',
    ...secrets,
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('') + trialEnv();
}

const linesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
