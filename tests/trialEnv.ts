import { pathToFileURL } from 'node:url';
import { registeredTexts } from '@/lib/server/services/common/messageTexts';
import { production } from './production';

/** Variables that the person who runs the trial sets. */
const GIVEN = ['APP_ENV', 'MONGODB_URI', 'SITE_URL', 'SESSION_SECRET', 'DATA_KEYS', 'LOOKUP_KEY'];

/** The lines of an environment file with the providers that production requires and a trial never calls. */
export function trialEnv(): string {
  const providers = Object.entries(production).filter(([name]) => !GIVEN.includes(name));
  const templates = registeredTexts().map((text) => `${text}:sample`);
  const all = { ...Object.fromEntries(providers), MSG91_TEMPLATES: templates.join(',') };
  return Object.entries(all)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

// npx tsx tests/trialEnv.ts > site.env
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(trialEnv());
