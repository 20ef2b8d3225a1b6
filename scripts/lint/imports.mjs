import { isBuiltin } from 'node:module';
import path from 'node:path';
import { zones } from './zones.mjs';

/** The path that an import leads to, from the project's folder and without the file's ending. */
function resolve(source, from) {
  if (isBuiltin(source)) return undefined;
  if (source === 'embedded-mongo') return 'lib/embedded-mongo/src/start';
  if (source.startsWith('@/')) return withoutEnding(source.slice(2));
  if (source.startsWith('.')) return withoutEnding(path.posix.join(path.posix.dirname(from), source));
  return `node_modules/${source}`;
}

const withoutEnding = (file) => file.replace(/\.(tsx?|[cm]?js)$/, '');

function lies(file, place) {
  if (place.endsWith('/*')) return path.posix.dirname(file) === place.slice(0, -2);
  return file === place || file.startsWith(`${place}/`);
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Says why `file` must not import `source`, for each zone that it breaks. */
export function faultsOf(file, zonesOfFile, source) {
  const found = resolve(source, file);
  if (found === undefined) return [];
  return zonesOfFile
    .filter(
      ({ never, but }) =>
        never.some((place) => lies(found, place)) && !but.some((place) => lies(found, place)),
    )
    .map(({ message }) => message);
}

export const zonesOf = (file) =>
  zones.filter(({ folder, freesTests }) => lies(file, folder) && !(freesTests && isTest(file)));
