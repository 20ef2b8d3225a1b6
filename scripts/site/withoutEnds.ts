const ends =
  /<\/(?:li|d[dt])>(?=<(?:li|d[dt]|\/[uod]l)\b)|<\/p>(?=<(?:p|[uod]l|div|h\d|\/(?:div|section|li))\b)/g;

/** Removes end tags that HTML doesn't need: the next entry or paragraph begins there, or the element around it ends. */
export const withoutEnds = (html: string): string => html.replaceAll(ends, '');
