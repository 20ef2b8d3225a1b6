import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from 'embedded-mongo';

type Secrets = { SESSION_SECRET: string; DATA_KEYS: string; LOOKUP_KEY: string };

/** Development secrets, stored beside the data they protect. Production never invents any. */
export function developmentSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  const secrets = {
    SESSION_SECRET: kept.SESSION_SECRET ?? newSecret(),
    DATA_KEYS: kept.DATA_KEYS ?? `dev1:${newSecret()}`,
    // Before there was LOOKUP_KEY, data was hashed with the data key.
    LOOKUP_KEY: kept.LOOKUP_KEY ?? kept.DATA_KEYS?.split(':')[1] ?? newSecret(),
  };
  if (!kept.LOOKUP_KEY) {
    makeFolder(dataDir);
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
}

const newSecret = () => randomBytes(32).toString('base64');

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}
