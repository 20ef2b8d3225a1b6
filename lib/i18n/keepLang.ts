/**
 * Next sets the page's language with each change of its address. To the browser that is a change even if it is the same
 * one: every element was styled anew at each step of a journey, a third of what its longest task took.
 */
export function keepLang(root: HTMLElement): void {
  Object.defineProperty(root, 'lang', {
    configurable: true,
    get: () => root.getAttribute('lang') ?? '',
    set: (lang: string) => {
      if (root.getAttribute('lang') !== lang) root.setAttribute('lang', lang);
    },
  });
}
