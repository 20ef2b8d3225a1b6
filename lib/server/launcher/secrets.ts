import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Secrets = { SESSION_SECRET: string; DATA_KEYS: string };

/**
 * Secrets of this machine for development, made once and kept beside the data that they protect.
 * In production nothing is made up: the configuration refuses to start without them.
 */
export function developmentSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  if (kept) return kept;
  const made = {
    SESSION_SECRET: randomBytes(32).toString('base64'),
    DATA_KEYS: `dev1:${randomBytes(32).toString('base64')}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

function readSecrets(file: string): Secrets | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch {
    return undefined;
  }
}
