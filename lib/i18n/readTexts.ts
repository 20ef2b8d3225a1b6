const QUOTED = /['"`]([\w.-]+)['"`]/g;
const COMPOSED = /`([^`]*\$\{[^`]*)`/g;
const OWN_AREA = /useTranslations\('([\w.-]+)'\)/g;

const all = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);

/** Keys built from template strings, with `*` for each value. */
function composedIn(code: string): string[] {
  const texts = all(code, COMPOSED).map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '*'));
  return texts.filter((text) => /^[\w.*-]{2,}$/.test(text));
}

/** A value may stand for one part of a key, or two. */
function toTest(composed: Iterable<string>): (key: string) => boolean {
  const patterns = [...composed].map((text) =>
    text.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[\w-]+(?:\.[\w-]+)?`),
  );
  const any = new RegExp(`^(?:${patterns.join('|')})$`);
  return (key) => patterns.length > 0 && any.test(key);
}

const isOfValues = (composed: string) => !/\w/.test(composed);

/**
 * Tells whether these files read the text of a key (`area.place.name`): they name its beginning, and write or compose
 * the rest. A rest of one part may be a value, so any word counts; what is of values alone counts in its own file.
 */
export function readTexts(files: readonly string[]): (key: string) => boolean {
  const code = files.join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const quoted = new Set(all(code, QUOTED));
  const composed = [...new Set(composedIn(code))].filter((text) => !isOfValues(text));
  const isComposed = toTest(composed);
  const isComposedArea = toTest(composed.filter((text) => !text.startsWith('*')));
  const own = files.flatMap((file) => {
    const test = toTest(composedIn(file).filter(isOfValues));
    return all(file, OWN_AREA).map((area) => ({ area, test }));
  });
  const isWritten = (rest: string) => (rest.includes('.') ? quoted : words).has(rest) || isComposed(rest);
  const isRead = (area: string, rest: string) =>
    ((quoted.has(area) || isComposedArea(area)) && isWritten(rest)) ||
    own.some((each) => each.area === area && each.test(rest));
  return (key) => {
    const parts = key.split('.');
    const splits = parts.slice(1).map((_, at) => [parts.slice(0, at + 1), parts.slice(at + 1)] as const);
    return splits.some(([area, rest]) => isRead(area.join('.'), rest.join('.'))) || code.includes(`.${key}`);
  };
}
