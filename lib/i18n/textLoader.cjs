/**
 * Compiles the texts of locales/ when they are bundled (next.config.js): the browser then needs no parser for
 * placeholders and plurals. Tests read the same files as they are, with the parser.
 */
module.exports = async function textLoader(source) {
  const { default: compile } = await import('icu-minify/compile');
  const toCompiled = (text) =>
    typeof text === 'string'
      ? compile(text)
      : Object.fromEntries(Object.entries(text).map(([key, value]) => [key, toCompiled(value)]));
  return `export default ${JSON.stringify(toCompiled(JSON.parse(source)))};`;
};
