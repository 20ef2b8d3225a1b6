/** Uses no library, since every page calls it. */
export function hasResumeMark(): boolean {
  try {
    return document.cookie.includes('uuid_resume=') || localStorage.getItem('uuid_resume') !== null;
  } catch {
    return false;
  }
}
