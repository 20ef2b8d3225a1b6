/**
 * The site's languages; to add one, add it here and a folder in locales/. JavaScript because next.config.js
 * loads it directly.
 */
export const locales = /** @type {const} */ (['en', 'hi', 'ta']);

/** @typedef {(typeof locales)[number]} Locale */
