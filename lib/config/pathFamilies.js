/**
 * Every address that begins so, and has no page of its own, shows the page of this name. JavaScript, because
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
