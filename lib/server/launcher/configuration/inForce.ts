import { statSync } from 'node:fs';
import path from 'node:path';
import { isSecret } from '@/lib/config/secretNames';
import { ConfigurationError, parseServerEnv, serverEnvSchema, type ServerEnv } from '@/lib/config/serverEnv';
import { databaseOf } from '@/lib/server/database/databaseName';
import { loadSources, problemsTogether } from './environment';

/** The defaults of development and tests, which are made at the start. */
const OWN_DEFAULTS: Readonly<Record<string, string>> = {
  MONGODB_URI: 'not set: the embedded store',
  ...Object.fromEntries(
    ['SESSION_SECRET', 'DATA_KEYS', 'LOOKUP_KEY'].map((name) => [name, 'not set: made at the first start']),
  ),
};

export type Setting = { name: string; value: string; from: string };

/** Describes this configuration, without secrets. Starts and writes nothing. */
export function describeConfiguration(root: string): { settings: Setting[]; problems: readonly string[] } {
  const exported = new Set(Object.keys(process.env).filter((name) => process.env[name]));
  const { problems, ofFile, secretFiles } = loadSources(root);
  const { env, problems: ofValues } = parseLeniently();
  const fromOf = (name: string): string => {
    const file = secretFiles.get(name);
    if (file !== undefined) return file;
    if (process.env[name]) return !exported.has(name) && ofFile.includes(name) ? '.env' : 'exported';
    return env[name as keyof ServerEnv] === undefined ? '' : 'default';
  };
  const settings = Object.keys(serverEnvSchema.fields).map((name) => ({
    name,
    value: show(name, process.env[name] || env[name as keyof ServerEnv]),
    from: fromOf(name),
  }));
  return { settings, problems: [...problems, ...ofValues] };
}

function parseLeniently(): { env: Partial<ServerEnv>; problems: readonly string[] } {
  try {
    const env = parseServerEnv(process.env);
    return { env, problems: problemsTogether(env) };
  } catch (error) {
    if (error instanceof ConfigurationError)
      return { env: serverEnvSchema.getDefault({ value: process.env }), problems: error.problems };
    throw error;
  }
}

function show(name: string, value: string | number | undefined): string {
  if (value === undefined) return (!isProduction() && OWN_DEFAULTS[name]) || 'not set';
  const text = String(value);
  if (!isSecret(name)) return withoutPasswords(text);
  const hosts = /^[\w+]+:\/\//.test(text) ? `, ${databaseOf(text).hosts}` : '';
  return `secret, ${text.length} characters${hosts}`;
}

/** Hides passwords in an address, and keys too, which some providers take there. */
function withoutPasswords(text: string): string {
  if (!/^[\w+]+:\/\//.test(text)) return text;
  return text.replace(/^([\w+]+:\/\/).*@/, '$1…@').replace(/[?#].*$/, '?…');
}

/** Warns if other accounts on this machine may read `.env`. */
export function noteOnEnvFile(root: string): string | undefined {
  const found = statSync(path.join(root, '.env'), { throwIfNoEntry: false });
  const isOpen = found !== undefined && process.platform !== 'win32' && (found.mode & 0o077) !== 0;
  return isOpen ? '.env can be read by others on this machine: chmod 600 .env' : undefined;
}

const isProduction = () => process.env['APP_ENV'] === 'production';
