import type { Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { says } from '@/tests/e2e/actions/purchase';
import { readMessage } from '@/tests/e2e/actions/verify';
import { expectKept } from '@/tests/e2e/expects/kept';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';

const answers = Object.fromEntries(
  ['illness', 'treatment', 'pending', 'refused'].map((question) => [question, { answer: 'no' }]),
);

let numbers = 0;
const newMobile = () => String(8_000_000_000 + (Date.now() % 1_000_000) * 100 + (numbers += 1));

/** Goes to the payment with a clean declaration and an accepted KYC. */
async function comesToThePayment(page: Page, prefix = ''): Promise<QuoteDto> {
  await page.goto(`${prefix}/bad-request.html`);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await page.evaluate(
      async ([url, sent]) => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(url, { method: 'POST', headers, body: sent });
        return { status: response.status, text: await response.text() };
      },
      [path, JSON.stringify(body)] as const,
    );
    expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
    return JSON.parse(answer.text) as T;
  };
  const mobileNumber = newMobile();
  const quote = await post<QuoteDto>(api.quote, { ...aLead({ mobileNumber }), ...aFamily(), ...aPlan() });
  const { quoteId } = quote;
  const { requestId } = await post<{ requestId: string }>(api.otpPhoneGenerate, { mobileNumber });
  const { text } = await readMessage(page, mobileNumber);
  await post(api.otpPhoneValidate, { requestId, otp: text.slice(0, 6) });
  const about = await page.evaluate(async (url) => {
    const read = (await (await fetch(url)).json()) as { about: string };
    return read.about;
  }, `${api.healthDeclaration}?quoteId=${quoteId}`);
  await post(api.healthDeclaration, { quoteId, version: 0, answers, about, submit: true });
  const identity = { name: 'Asha Sample', pan: 'AAAPS1111A' };
  await post(api.customerKyc, { quoteId, method: 'pan', consent: true, ...identity });
  await page.goto(`${prefix}/payment?${new URLSearchParams({ quoteId })}`);
  return quote;
}

const goesToTheBank = async (page: Page, name: RegExp = /^Pay ₹12,488/) => {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
};
const bankSays = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a refused payment keeps everything, is tried again, is awaited through a kill and a closed tab, and is paid once', async ({
  page,
  context,
  browser,
  baseURL,
  site,
}) => {
  await comesToThePayment(page);
  await expect(heading(page)).toHaveText('Pay the premium, then complete your application');
  await expectAccessible(page);
  await goesToTheBank(page);
  await expectAccessible(page);
  await bankSays(page, 'The bank refuses');
  await expect(heading(page)).toHaveText('The payment failed. Nothing was debited');
  await goesToTheBank(page, /Try again/);
  await bankSays(page, 'It succeeds after 8 seconds');
  await expect(heading(page)).toHaveText('Waiting for your bank to confirm');
  await expect(page.getByText('you will not be charged twice')).toBeVisible();
  await expect(page.getByRole('button', { name: /Pay|Try again|payment page/ })).toHaveCount(0);
  await expectAccessible(page);
  const address = page.url();
  await page.close();
  await site.kill();
  await site.start();
  const again = await context.newPage();
  await again.goto(address);
  // Waits longer than the lease that the killed server may have held.
  await expect(heading(again)).toHaveText('We have received your payment', { timeout: 60_000 });
  await expect(again.getByText('Your bank confirmed ₹12,488')).toHaveCount(1);
  await expect(again.getByRole('button', { name: 'Continue the application' })).toBeVisible();
  await expectAccessible(again);

  // Somebody who has not proven the number sees nothing and is asked for it.
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(again.url());
  await expect(heading(stranger)).toHaveText('Confirm your number to see your payment');
  await expect(stranger.getByText('12,488')).toHaveCount(0);
  await stranger.context().close();
});

test('in Tamil, an offline page says that nothing is lost, and comes right by itself', async ({
  page,
  context,
}) => {
  await comesToThePayment(page, '/ta');
  await goesToTheBank(page, /₹12,488/);
  await expect(page).toHaveURL(/\/ta\/sandbox/);
  await bankSays(page, '8 நொடியில் வெற்றி பெறுகிறது');
  await expect(heading(page)).toHaveText('உங்கள் வங்கி உறுதி செய்யக் காத்திருக்கிறோம்');
  await expectKept(page, '/ta/payment');
  await context.setOffline(true);
  await expect(page.getByText(/வங்கி செய்தது எங்களிடம் பத்திரமாக உள்ளது/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(says('payment.offlineText'))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('உங்கள் பணம் வந்துவிட்டது', { timeout: 40_000 });
});

test('every status of a payment has its screen, in three languages, and fits; none of axe’s faults where words are longest', async ({
  page,
}) => {
  for (const prefix of ['', '/hi', '/ta']) {
    await page.goto(`${prefix}/dev/ui`);
    await expect(page.getByText('SK-SAMPL-22345')).toHaveCount(16);
    await expectFitting(page);
  }
});
