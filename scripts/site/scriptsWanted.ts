const deferred = /<script src="([^"]+)" defer=""><\/script>/g;

/** A page of words (`lib/config/pagesOfWords.ts`) names its scripts; `public/early.js` loads them once they are wanted. */
export function withScriptsWanted(html: string): string {
  if (!/^<!DOCTYPE html><html[^>]* data-words=""/.test(html)) return html;
  return html.replaceAll(deferred, '<script data-src="$1"></script>');
}
