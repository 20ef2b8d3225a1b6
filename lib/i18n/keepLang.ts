/**
 * Next sets the page's `lang` with each change of URL. Browsers restyle every element even if the value is the same,
 * which took a third of the longest task of each step of a journey.
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
