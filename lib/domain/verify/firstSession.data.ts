/**
 * A random value from the browser before its first save, replaced by a session: two concurrent first saves (a
 * double click) share one session (docs/decisions/019-ownership.md).
 */
export const FIRST_SESSION_COOKIE = 'first';
export const FIRST_SESSION_MINUTES = 10;
