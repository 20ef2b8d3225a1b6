import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { hasQuote, workedFamily } from '@/tests/e2e/actions/family';
import { emptyPlan } from '@/lib/domain/quote/journey/planForm';
import type { Kind } from './goals';
import { reachesApplication } from './touch/reachApplication';

export type BenchPage = {
  name: string;
  kind: Kind;
  path: string;
  /** Brings the browser where the page has something to show; may resolve to another path. */
  begin?: (page: Page) => Promise<string>;
  /** Search engines may not index it. */
  isPrivate?: boolean;
};

const journey = { kind: 'journey' } as const;

async function hasFamily(page: Page): Promise<string> {
  await page.goto(paths.allPlans);
  await page.evaluate(
    ([family, plan]) => {
      localStorage.setItem('form2', JSON.stringify(family));
      localStorage.setItem('form3', JSON.stringify(plan));
    },
    [workedFamily, emptyPlan] as const,
  );
  return paths.plans;
}

export const benchPages: readonly BenchPage[] = [
  { name: 'home', kind: 'home', path: paths.home },
  { name: 'product', kind: 'words', path: paths.product('reassurev2') },
  { name: 'listing', kind: 'words', path: paths.allPlans },
  { name: 'article', kind: 'words', path: '/mediclaim.html' },
  { name: 'members', ...journey, path: paths.getQuote },
  { name: 'plans', ...journey, path: paths.plans, begin: hasFamily },
  { name: 'summary', ...journey, path: '', begin: hasQuote, isPrivate: true },
  { name: 'application', ...journey, path: '', begin: reachesApplication, isPrivate: true },
  // As it opens: signing in.
  { name: 'dashboard', ...journey, path: paths.dashboard, isPrivate: true },
];
