/** Scrolls only the bar, whose items are placed by it: `scrollIntoView` would move the page, too. */
export function centreInBar(bar: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  bar.scrollLeft = offsetLeft + (offsetWidth - bar.clientWidth) / 2;
}
