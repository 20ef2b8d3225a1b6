const { error } = console;
const reported: string[] = [];
/** next-intl reports a text whose values are missing as an `Error` on the console, and nothing else shows it. */
// oxlint-disable-next-line no-console -- Packages report there what they can't throw.
console.error = (...line: unknown[]) => {
  if (line[0] instanceof Error) reported.push(line[0].message);
  else error(...line);
};

afterEach(() => expect(reported.splice(0)).toEqual([]));
