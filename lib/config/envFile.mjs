// Reads `.env`. Plain JavaScript, because jest's configuration needs it too.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const FILE = '.env';
/** Not supported, since Next would read these depending on its mode, and so differ from the launcher. */
const OTHERS = [
  '.env.local',
  ...['development', 'production', 'test'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
];
/** An unquoted value must hold no `#`: readers disagree on whether it begins a comment. */
const ENTRY = /^([A-Z][A-Z0-9_]*)=(?:"[^"]*"|'[^']*'|[^"'`#]*?)(?:\s+#.*|\s*)$/;
const NOTHING = /^\s*(#.*)?$/;

/** Reads the file. Problems name the line or the file, never a value. */
function readEnvFile(root) {
  const problems = OTHERS.filter((name) => existsSync(path.join(root, name))).map(
    (name) => `${name} is not read here: move its lines to ${FILE}, or export them`,
  );
  const file = path.join(root, FILE);
  const found = statSync(file, { throwIfNoEntry: false });
  // Docker makes a folder of a file that it should mount and that is missing.
  if (found?.isDirectory()) problems.push(`${FILE} is a folder: put a file in its place, or remove it`);
  if (!found || found.isDirectory()) return { variables: {}, problems };
  // Some editors of Windows begin a file with a mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const seen = new Set();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (NOTHING.test(line)) continue;
    const name = ENTRY.exec(line)?.[1];
    if (!name)
      problems.push(
        `${FILE}, line ${at + 1}: write NAME=value, the value in quotes if it holds # or a quote`,
      );
    else if (seen.has(name)) problems.push(`${FILE}, line ${at + 1}: ${name} stands there twice`);
    seen.add(name);
  }
  return { variables: parseEnv(text), problems };
}

/** With APP_ENV=test the file is not read, so that tests use no real database, key or provider. */
export function loadEnvFile(root) {
  const { env } = process;
  const { variables, problems } = readEnvFile(root);
  const isKeptOut = env.APP_ENV === 'test';
  for (const [name, value] of Object.entries(variables)) env[name] ??= isKeptOut ? '' : value;
  // Disables Next's own loader, which would expand `$`, in exported values too.
  env.__NEXT_PROCESSED_ENV = 'true';
  return { names: Object.keys(variables), problems };
}

export function keepOutEnvFile(root) {
  process.env.APP_ENV = 'test';
  const { problems } = loadEnvFile(root);
  if (problems.length === 0) return;
  process.stderr.write(`\n${problems.join('\n')}\n`);
  process.exit(1);
}
