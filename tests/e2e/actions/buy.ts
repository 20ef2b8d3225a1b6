import type { Page } from '@playwright/test';
import { type Locale, pathIn } from '@/lib/i18n/locales';
import { becomeCustomer } from '@/lib/client/site/personas/customers';
import { expect } from '../support/test';

/** As a page's own scripts would, with its cookies. */
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

/** A policy for two, through the API; resolves to its number. The page stays signed in. */
export async function buysPolicy(page: Page, mobileNumber: string, locale: Locale = 'en'): Promise<string> {
  await page.goto(pathIn(locale, '/continue'));
  const wire = {
    ask: <Answer>(path: string, body?: object) => send<Answer>(page, path, body),
    until: (isDone: () => Promise<boolean>) => expect.poll(isDone).toBe(true),
  };
  const { policyNumber } = await becomeCustomer('insured', wire, mobileNumber);
  return policyNumber ?? '';
}
