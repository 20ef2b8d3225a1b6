/** Whether this browser may have a journey to resume, checked without loading any library. */
export function hasResumeMark(): boolean {
  try {
    return document.cookie.includes('uuid_resume=') || localStorage.getItem('uuid_resume') !== null;
  } catch {
    return false;
  }
}
