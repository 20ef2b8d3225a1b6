// The file `.env`, for every command that reads it. Plain Node: jest's own configuration needs it too.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const FILE = '.env';
/** What Next would read beside it, depending on its mode: the launcher and the API would disagree. */
const OTHERS = [
  '.env.local',
  ...['development', 'production', 'test'].flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`]),
];
/** `NAME=value`: in quotes, or without quotes and `#`, of which one reader makes a comment and another a value. */
const ENTRY = /^([A-Z][A-Z0-9_]*)=(?:"[^"]*"|'[^']*'|[^"'`#]*?)(?:\s+#.*|\s*)$/;
const NOTHING = /^\s*(#.*)?$/;

/**
 * The variables of `.env`, and one sentence for each line or file that could be read in two ways. No sentence repeats
 * a value.
 */
function readEnvFile(root) {
  const problems = OTHERS.filter((name) => existsSync(path.join(root, name))).map(
    (name) => `${name} is not read here: move its lines to ${FILE}, or export them`,
  );
  const file = path.join(root, FILE);
  if (!existsSync(file)) return { variables: {}, problems };
  const text = readFileSync(file, 'utf8');
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

/**
 * Puts the variables of `.env` into this process, where none of that name was exported; an empty one is exported too.
 * With APP_ENV=test the file is kept out instead: tests and benches take no database, key or provider from it. Answers
 * what is wrong with the file.
 */
export function loadEnvFile(root) {
  const { env } = process;
  const { variables, problems } = readEnvFile(root);
  const isKeptOut = env.APP_ENV === 'test';
  for (const [name, value] of Object.entries(variables)) env[name] ??= isKeptOut ? '' : value;
  // Tells Next that its own loader has run: that one would replace `$` and what follows, in exported values too.
  env.__NEXT_PROCESSED_ENV = 'true';
  return { names: Object.keys(variables), problems };
}

/** For what tests and measures: neither this process nor those it starts see what is in `.env`. */
export function keepOutEnvFile(root) {
  process.env.APP_ENV = 'test';
  const { problems } = loadEnvFile(root);
  if (problems.length === 0) return;
  process.stderr.write(`\n${problems.join('\n')}\n`);
  process.exit(1);
}
