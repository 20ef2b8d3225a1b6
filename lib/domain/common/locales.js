/** The languages of the site: a new one is a word here and a folder in locales/. JavaScript, since next.config.js reads it as it is. */
export const locales = /** @type {const} */ (['en', 'hi', 'ta']);

/** @typedef {(typeof locales)[number]} Locale */
