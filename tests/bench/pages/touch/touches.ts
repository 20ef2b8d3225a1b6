import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/common/locales';
import type { Kind } from '@/tests/bench/pages/goals';

export type Touch = {
  name: string;
  on: readonly Kind[];
  target: (page: Page, locale: Locale) => Locator;
  /** Runs in the page before the touch, and answers what says whether it had its effect. */
  effect: () => () => boolean;
  /** Undoes the effect before a second touch. */
  undo?: (page: Page) => Promise<unknown>;
};

const textsOf = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/${locale}/layout.json`, 'utf8')) as { menu: string };

/** What customers touch first. */
export const touches: readonly Touch[] = [
  {
    name: 'menu',
    on: ['home', 'words'],
    target: (page, locale) =>
      page.locator(`header :is(button, summary)[aria-label="${textsOf(locale).menu}"]`),
    effect: () => () =>
      [...document.querySelectorAll('[role=dialog], dialog[open], :popover-open, header details[open]')].some(
        (element) => {
          const { left, right, height } = element.getBoundingClientRect();
          return height > 0 && left < innerWidth - 40 && right > 40;
        },
      ),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'Start, with nothing typed',
    on: ['home'],
    target: (page) => page.locator('#start form :is(button[type=submit], button[data-submits])'),
    effect: () => () => document.activeElement?.matches('#start [aria-invalid=true]') ?? false,
    undo: (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  },
  {
    name: 'a sum insured on the bill',
    on: ['home'],
    target: (page) => page.locator('#bill label:has(input[name=live-cover]:not(:checked))').last(),
    effect: () => {
      // Not any amount: the line about the plan names the sum at once, before its price is here.
      const total = () => document.querySelector('#bill [aria-live]')?.textContent;
      const before = total();
      return () => total() !== before;
    },
  },
];
