/** To add a language, add it here and a folder in locales/. JavaScript, because next.config.js loads it. */
export const locales = /** @type {const} */ (['en', 'hi', 'ta']);

/** @typedef {(typeof locales)[number]} Locale */
