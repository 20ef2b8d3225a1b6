const { error } = console;
const reported: string[] = [];
/** What is reported as an `Error` fails its test: nothing else shows that a sentence was said without its values. */
// oxlint-disable-next-line no-console -- Packages report there what they can't throw.
console.error = (...line: unknown[]) => {
  if (line[0] instanceof Error) reported.push(line[0].message);
  else error(...line);
};

afterEach(() => expect(reported.splice(0)).toEqual([]));
