import path from 'node:path';
import { loadEnvFile } from '@/lib/config/envFile.mjs';
import { fileNameOf, secretNames } from '@/lib/config/secretNames';
import { ConfigurationError, parseServerEnv, serverEnvSchema, type ServerEnv } from '@/lib/config/serverEnv';
import { readSecretFiles } from './secretFiles';
import { developmentSecrets } from './secrets';

const known = new Set<string>([...Object.keys(serverEnvSchema.fields), ...secretNames.map(fileNameOf)]);

export type Sources = {
  problems: readonly string[];
  ofFile: readonly string[];
  secretFiles: ReadonlyMap<string, string>;
};

/** Puts `.env`, then files of secrets, into the environment of this process. */
export function loadSources(root: string): Sources {
  const { names, problems } = loadEnvFile(root);
  // These names are often written in small letters.
  for (const name of ['HTTPS_PROXY', 'NO_PROXY']) process.env[name] ||= process.env[name.toLowerCase()] ?? '';
  // While some lines can't be parsed, no name is reported as unknown.
  const unknown = problems.length > 0 ? [] : names.filter((name) => !known.has(name));
  const { read, problems: ofSecrets } = readSecretFiles();
  return {
    problems: [
      ...problems,
      ...unknown.map((name) => `.env: no part of the site reads ${name}`),
      ...ofSecrets,
    ],
    ofFile: names,
    secretFiles: read,
  };
}

/** Reads all sources, and adds this machine's secrets in development. Throws ConfigurationError. */
export function readConfiguration(root: string): ServerEnv {
  const { problems } = loadSources(root);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const first = parseServerEnv(process.env);
  if (first.APP_ENV !== 'production') {
    const made = developmentSecrets(path.resolve(root, first.DATA_DIR));
    for (const [name, value] of Object.entries(made)) process.env[name] ||= value;
  }
  const contradictions = problemsTogether(first);
  if (contradictions.length > 0) throw new ConfigurationError(contradictions);
  return parseServerEnv(process.env);
}

/** Lists problems that only several variables together show. */
export function problemsTogether(env: ServerEnv): readonly string[] {
  const { APP_ENV, PORT, METRICS_PORT } = env;
  const isTwice = PORT > 0 && PORT === METRICS_PORT;
  return [
    ...(isTwice ? [`METRICS_PORT and PORT are both ${PORT}: metrics have a port of their own`] : []),
    ...(APP_ENV === 'production' ? problemsOfProduction() : liveKeys(env)),
  ];
}

function liveKeys(env: ServerEnv): readonly string[] {
  return (['RAZORPAY_KEY_ID', 'RAZORPAYX_KEY_ID'] as const)
    .filter((name) => env[name]?.startsWith('rzp_live_'))
    .map(
      (name) =>
        `${name} is a live key, and APP_ENV is ${env.APP_ENV}: set APP_ENV=production, or a test key. Elsewhere anybody can sign in as sample staff`,
    );
}

function problemsOfProduction(): readonly string[] {
  if (process.env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return [];
  return ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: any server could pass for a provider'];
}

/** Checks at the start that the SMS provider has a template for every text. */
export async function checkTemplates(env: ServerEnv): Promise<void> {
  const problems = await problemsOfTemplates(env);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

export async function problemsOfTemplates({ MSG91_AUTH_KEY }: ServerEnv): Promise<readonly string[]> {
  if (MSG91_AUTH_KEY === undefined) return [];
  const { withoutTemplate } = await import('@/lib/server/integrations/messages/msg91');
  const { registeredTexts } = await import('@/lib/server/services/common/messageTexts');
  const missing = withoutTemplate(registeredTexts());
  return missing.length === 0 ? [] : [`MSG91_TEMPLATES has no id for ${missing.join(', ')}`];
}

export async function startDatabase(env: ServerEnv, root: string) {
  if (env.MONGODB_URI) return undefined;
  const { startStore } = await import('embedded-mongo');
  const store = await startStore({ dir: path.resolve(root, env.DATA_DIR, 'store') });
  process.env['MONGODB_URI'] = store.uri;
  return store;
}

/** HOST; else all interfaces in production, and only this machine otherwise. */
export function hostsOf({ APP_ENV, HOST }: ServerEnv): readonly string[] {
  if (HOST) return [HOST];
  return APP_ENV === 'production' ? ['0.0.0.0'] : ['127.0.0.1', '::1'];
}

export function gatewayOrigin({ RAZORPAY_KEY_ID, RAZORPAY_URL }: ServerEnv): string | undefined {
  return RAZORPAY_KEY_ID === undefined ? undefined : new URL(RAZORPAY_URL).origin;
}
