import { pathToFileURL } from 'node:url';
import { registeredTexts } from '@/lib/server/services/common/messageTexts';
import { production } from './production';

/** Given by whoever runs the trial. */
const GIVEN = ['APP_ENV', 'MONGODB_URI', 'SITE_URL', 'SESSION_SECRET', 'DATA_KEYS', 'LOOKUP_KEY'];

/** Providers that production demands and a trial never calls, as the lines of an environment file. */
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
