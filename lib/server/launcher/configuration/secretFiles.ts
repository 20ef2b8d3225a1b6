import { readFileSync } from 'node:fs';
import { fileNameOf, type SecretName, secretNames } from '@/lib/config/secretNames';

/** Puts the content of each `NAME_FILE` into NAME. A problem names variable and file, never the content. */
export function readSecretFiles(): { read: ReadonlyMap<string, string>; problems: readonly string[] } {
  const given = secretNames.filter((name) => process.env[fileNameOf(name)]);
  const found = given.map((name) => ({ name, ...readSecret(name, process.env[fileNameOf(name)] ?? '') }));
  for (const { name, value } of found) if (value !== undefined) process.env[name] = value;
  return {
    read: new Map(found.map(({ name, file }) => [name, file])),
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

function readSecret(name: SecretName, file: string): { file: string; value?: string; problem?: string } {
  const variable = fileNameOf(name);
  if (process.env[name]) return { file, problem: `${name} and ${variable} are both set: leave one out` };
  try {
    // The line end is dropped, since editors end a file with one.
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { file, problem: `${variable}: ${file} is empty` } : { file, value };
  } catch {
    return { file, problem: `${variable}: ${file} can't be read` };
  }
}
