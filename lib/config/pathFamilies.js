/**
 * An address that begins like this and has no page of its own shows the page of this name. It is JavaScript because
 * next.config.js loads it.
 */
export const pathFamilies = /** @type {const} */ ([
  '/Empower',
  '/ReAssure2',
  '/Travel',
  '/ohi',
  '/psbu',
  '/appform',
]);
