import type { Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import type { OtpChallengeDto, QuoteDto } from '@/lib/domain/contract';
import { aFamily, aLead, aPlan } from '../api/samples';
import { presses } from './actions/journey';
import { readMessage } from './actions/verify';
import { expect, expectAccessible, test } from './test';

/** A quote of this browser with the number proven; the way there has tests of its own. */
async function comesToDeclaration(page: Page, mobileNumber: string): Promise<void> {
  await page.goto(paths.doNotDisturb);
  const post = <T>(path: string, body: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: sent })).json() as Promise<unknown>;
      },
      [path, JSON.stringify(body)] as const,
    ) as Promise<T>;
  const { quoteId } = await post<QuoteDto>(api.quote, {
    ...aLead({ mobileNumber }),
    ...aFamily(),
    ...aPlan(),
  });
  const { requestId } = await post<OtpChallengeDto>(api.otpPhoneGenerate, { quoteId });
  const { text } = await readMessage(page, mobileNumber);
  await post(api.otpPhoneValidate, { requestId, otp: text.slice(0, 6) });
  await page.goto(paths.declaration(quoteId));
  await expect(page.getByRole('heading', { name: 'Four questions about health' })).toBeVisible();
}

const question = (page: Page, text: RegExp) => page.getByRole('group', { name: text });
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

test('health and identity on a phone: the tab closed, the server killed, the names mended, nothing typed twice', async ({
  page,
  context,
  site,
}) => {
  await comesToDeclaration(page, '9876500071');
  const illness = question(page, /lasting illness/);
  await expect(illness.getByLabel('No')).toBeChecked();
  await presses('Declare and go on')(page);
  await expect(page.getByRole('alert')).toContainText('Answer yes or no');
  await expectAccessible(page);
  await illness.getByLabel('Yes').check();
  await page.getByLabel('Husband or wife, 32 years').check();
  await page.getByLabel('What is it, and since when?').fill('Thyroid since 2019');
  await saved(page);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('What is it, and since when?')).toHaveValue('Thyroid since 2019');
  await site.kill();
  for (const text of [/been in hospital/, /still to come/, /refused to cover/]) {
    await question(again, text).getByLabel('No').check();
  }
  await expect(again.getByText('Not saved yet, retrying')).toBeVisible();
  await site.start();
  await saved(again);
  await presses('Declare and go on')(again);

  await expect(again.getByRole('heading', { name: 'Show who you are' })).toBeVisible();
  await again.getByRole('radio', { name: /With your PAN/ }).check();
  await expect(again.getByLabel('Name')).toHaveValue('Asha Sample');
  await again.getByRole('textbox', { name: 'PAN', exact: true }).fill('aaaps2222b');
  await again.getByLabel(/I agree/).check();
  await presses('Check it')(again);
  await expect(again.getByText('The names differ')).toBeVisible();
  await expect(again.getByText('S••••• O•••• N•••')).toBeVisible();
  await expectAccessible(again);
  await presses('Change my name')(again);
  await expect(again.getByLabel('Name')).toBeFocused();
  await again.getByLabel('Name').fill('Sample Other Name');
  await presses('Check it')(again);
  await expect(again.getByText('We know who you are')).toBeVisible();
  await expectAccessible(again);
  await again.goBack();
  await expect(again.getByLabel('What is it, and since when?')).toHaveValue('Thyroid since 2019');
  await again.goForward();
  await expect(again.getByRole('link', { name: 'Go on to the payment' })).toHaveAttribute(
    'href',
    /^\/payment\?quoteId=/,
  );
});

test('with the registry away a person is asked, and the customer goes on; a stranger is asked for a code', async ({
  page,
  browser,
  baseURL,
}) => {
  await comesToDeclaration(page, '9876500072');
  for (const text of [/been in hospital/, /still to come/, /refused to cover/]) {
    await question(page, text).getByLabel('No').check();
  }
  await presses('Declare and go on')(page);
  await page.getByRole('radio', { name: /With your PAN/ }).check();
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill('AAAPS4444D');
  await page.getByLabel(/I agree/).check();
  await presses('Check it')(page);
  await expect(page.getByText('The registry does not answer just now')).toBeVisible();
  await presses('Have a person compare them')(page);
  await page.getByLabel('When may we call?').selectOption('evening');
  await presses('Send it to a person')(page);
  await expect(page.getByText('A person looks at it')).toBeVisible();

  const stranger = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
  await stranger.goto(page.url());
  await expect(stranger.getByText('This part is for you alone.')).toBeVisible();
  await expect(stranger.getByLabel('Mobile number')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.close();
});
