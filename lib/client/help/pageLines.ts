import type { Line } from '@/lib/domain/help/findAnswer';

const SHORTEST = 25;
const LONGEST = 700;
const LINES = 'h1, h2, h3, dt, p, li, dd';
/** Parts of the page's frame, which are not its content. */
const ASIDE = 'nav, form, aside, footer, dialog, [hidden]';

/** The paragraphs of a page in reading order, each under its nearest heading. */
export function linesOf(page: Document): Line[] {
  const lines: Line[] = [];
  let heading: string | undefined;
  let anchor: string | undefined;
  for (const part of page.querySelectorAll<HTMLElement>(`main :is(${LINES})`)) {
    if (part.closest(ASIDE)) continue;
    const text = textOf(part);
    if (/^(H\d|DT)$/.test(part.tagName)) {
      heading = text;
      anchor = part.id || part.closest('[id]:not(main)')?.id;
    } else if (text.length >= SHORTEST && text.length <= LONGEST && !part.querySelector('p, li')) {
      lines.push({ text, ...(heading && { heading }), ...(anchor && { anchor }) });
    }
  }
  return lines;
}

const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll(/\s+/g, ' ').trim();
