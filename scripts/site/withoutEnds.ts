const ends =
  /<\/(?:li|d[dt])>(?=<(?:li|d[dt]|\/[uod]l)\b)|<\/p>(?=<(?:p|[uod]l|div|h\d|\/(?:div|section|li))\b)/g;

/** Ends of entries and paragraphs that say nothing: the next one begins, or what holds them ends. */
export const withoutEnds = (html: string): string => html.replaceAll(ends, '');
