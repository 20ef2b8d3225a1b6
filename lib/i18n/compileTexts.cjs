/** Keeps a number and its unit, or its ending in Tamil, on one line. */
const keepNumbersWhole = (text) =>
  text.replace(/([\d#][+×%]?) (?=\p{L})/gu, '$1\u00a0').replace(/(\d-)(?=\p{Script=Tamil})/gu, '$1\u2060');

/**
 * Compiled while bundling (next.config.js), so that browsers need no parser for placeholders and plurals. Tests
 * parse the same files as they are.
 */
module.exports = async function compileTexts(source) {
  const { default: compile } = await import('icu-minify/compile');
  const isAsWritten = this.getOptions().asWritten.some((area) => this.resourcePath.endsWith(`/${area}.json`));
  const toCompiled = (text) =>
    typeof text === 'string'
      ? compile(isAsWritten ? text : keepNumbersWhole(text))
      : Object.fromEntries(Object.entries(text).map(([key, value]) => [key, toCompiled(value)]));
  return `export default ${JSON.stringify(toCompiled(JSON.parse(source)))};`;
};
