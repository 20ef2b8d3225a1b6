/** Whether this browser may have a journey to resume; without the libraries that read it. */
export function hasResumeMark(): boolean {
  try {
    return document.cookie.includes('uuid_resume=') || localStorage.getItem('uuid_resume') !== null;
  } catch {
    return false;
  }
}
