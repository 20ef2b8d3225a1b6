// Without a library, since every page calls these.

export function hasResumeMark(): boolean {
  try {
    return document.cookie.includes('uuid_resume=') || localStorage.getItem('uuid_resume') !== null;
  } catch {
    return false;
  }
}

export function hasTypedLead(): boolean {
  try {
    return localStorage.getItem('form1') !== null;
  } catch {
    return false;
  }
}
