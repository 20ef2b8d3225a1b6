/**
 * A random value that the browser itself makes just before its first save, and the server replaces by a session: two
 * first saves at once, as a double click sends them, are then of one session (docs/decisions/019-ownership.md).
 */
export const FIRST_SESSION_COOKIE = '__Host-first';
export const FIRST_SESSION_MINUTES = 10;
