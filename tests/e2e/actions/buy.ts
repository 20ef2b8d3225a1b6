import type { Page } from '@playwright/test';
import { type Locale, pathIn } from '@/lib/i18n/locales';
import { becomeCustomer } from '@/lib/client/site/personas/customers';
import type { Wire } from '@/lib/client/site/personas/wire';
import { expect } from '@/tests/e2e/support/test';

/** Requests the API from within the page, with its cookies. */
async function send<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const [status, answer] = await page.evaluate(
    async ([url, text]) => {
      const headers = {
        'Content-Type': 'application/json',
        'Accept-Language': document.documentElement.lang,
      };
      const response = await fetch(url, text ? { method: 'POST', headers, body: text } : {});
      return [response.status, (await response.json()) as unknown] as const;
    },
    [path, body && JSON.stringify(body)] as const,
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

/** Buys a policy for two through the API. Resolves to its number; the page stays signed in. */
export async function buysPolicy(page: Page, mobileNumber: string, locale: Locale = 'en'): Promise<string> {
  await page.goto(pathIn(locale, '/continue'));
  const { policyNumber } = await becomeCustomer('insured', wireOf(page), mobileNumber);
  return policyNumber ?? '';
}

type Sent = { path: string; quoteId: string };

/** Buys a policy for a trip. Resolves to the address of its page. `before` may check each screen before it is sent. */
export async function buysTrip(
  page: Page,
  mobileNumber: string,
  { locale, before }: { locale: Locale; before: (sent: Sent) => Promise<void> },
): Promise<string> {
  await page.goto(pathIn(locale, '/continue'));
  const { ask, until } = wireOf(page);
  const looking = {
    until,
    ask: async <Answer>(path: string, body?: object) => {
      if (body && 'quoteId' in body) await before({ path, quoteId: String(body.quoteId) });
      return ask<Answer>(path, body);
    },
  };
  const { pages } = await becomeCustomer('travelling', looking, mobileNumber);
  return pathIn(locale, pages.at(-1) ?? '');
}

const wireOf = (page: Page): Wire => ({
  ask: (path, body) => send(page, path, body),
  until: (isDone) => expect.poll(isDone, { intervals: [200] }).toBe(true),
});
