import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { neededPapers } from '@/lib/domain/claims/neededPapers';
import { todayInIndia } from '@/lib/domain/common/dates';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { givesCodeOfSms, givesFactor, isSignedIn, onPhone, postAs } from '@/tests/e2e/actions/desk';
import { pressesByKey, tabsTo } from '@/tests/e2e/actions/keys';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const staff = { id: 'CL-4001', role: 'claims', mobile: '6000004011' } as const;
const supervisor = { id: 'SV-2011', role: 'supervisor', mobile: '6000002011' } as const;
const today = todayInIndia(new Date());

/** Told with all its papers; resolves to its number. */
async function tellsClaim(page: Page, policyNumber: string): Promise<string> {
  const answers = {
    memberId: `${policyNumber}-1`,
    admission: 'emergency',
    hospitalName: 'Parijat General',
    kind: 'reimbursement',
    admittedOn: today,
    story: 'Fell on the stairs',
  };
  const { claimId = '' } = await postAs(page, api.claims, { answers, submit: true });
  for (const kind of neededPapers('reimbursement', 'emergency')) {
    const file = aJpeg({ comment: kind });
    const hash = createHash('sha256').update(file).digest('hex');
    const part = { part: 0, data: file.toString('base64') };
    await postAs(page, api.claimDocument, { claimId, kind, bytes: file.length, hash, ...part });
  }
  return claimId;
}

async function choosesByKey(page: Page, field: Locator, words: string): Promise<void> {
  await tabsTo(page, field);
  await page.keyboard.type(words);
}

async function typesInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabsTo(page, field);
  await page.keyboard.type(text);
}

/** Other walks may have left claims in the queue. */
const openerOf = (page: Page, claimId: string) =>
  page.getByRole('row').filter({ hasText: claimId }).locator('[data-opener]');

async function opensClaim(page: Page, claimId: string): Promise<Locator> {
  await pressesByKey(page, openerOf(page, claimId));
  const claim = page.getByRole('region', { name: /^Claim CL-/ });
  await expect(claim.getByRole('heading', { level: 1 })).toBeVisible();
  return claim;
}

test('by keyboard alone: from the queue to a paper, a question, the bill, the preview, the decision and the payment', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await site.kill();
  await site.addStaff(staff, supervisor);
  await site.start();
  const phone = await onPhone(browser, baseURL);
  const claimId = await tellsClaim(phone, await buysPolicy(phone, newMobile()));

  await givesCodeOfSms(page, staff);
  await givesFactor(page, Date.now());
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: claimId })).toContainText('With us');
  await expectAccessible(page);
  const claim = await opensClaim(page, claimId);
  await expect(claim).toBeFocused();
  await expect(claim.getByText('The stay began on the policy’s first day.')).toBeVisible();
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await pressesByKey(page, claim.getByRole('button', { name: 'Open Receipts' }));
  expect((await coming).suggestedFilename()).toBe(`${claimId}-receipts.jpeg`);

  await choosesByKey(page, claim.getByLabel('What about'), 'The acc');
  await typesInto(page, claim.getByLabel('In your words').first(), 'Where did it happen?');
  await pressesByKey(page, claim.getByRole('button', { name: 'Ask', exact: true }));
  await expect(claim.getByText('With the customer')).toBeVisible();
  const { questions } = await phone.evaluate(async (url) => {
    const answer = await fetch(url);
    return (await answer.json()) as { questions: { questionId: string }[] };
  }, `${api.claimOtherDetails}?claimId=${claimId}`);
  const text = 'At home, in the evening.';
  await postAs(phone, api.claimAnswer, { claimId, questionId: questions[0]?.questionId, text });
  await page.keyboard.press('Escape');
  await expect(openerOf(page, claimId)).toBeFocused();
  await opensClaim(page, claimId);
  await expect(claim.getByText(text)).toBeVisible();

  await typesInto(page, claim.getByLabel('Bill number'), 'PG/26/0091');
  // In which order a day is typed depends on the browser.
  await tabsTo(page, claim.getByLabel('Admitted, by'));
  await claim.getByLabel('Admitted, by').fill(today);
  await tabsTo(page, claim.getByLabel('Discharged'));
  await claim.getByLabel('Discharged').fill(today);
  await choosesByKey(page, claim.getByLabel('Cause'), 'Acc');
  const line = (at: number) => claim.getByRole('group', { name: `Line ${at}` });
  await choosesByKey(page, line(1).getByLabel('For'), 'Surg');
  await typesInto(page, line(1).getByLabel('Billed ₹'), '50,000');
  await expect(claim.getByText(/^Saved/)).toBeVisible();

  // Whatever happened to the tab, the bill stands as it was typed.
  await page.reload();
  await opensClaim(page, claimId);
  await expect(claim.getByLabel('Bill number')).toHaveValue('PG/26/0091');
  await tabsTo(page, line(1).getByLabel('Billed ₹'));
  await page.keyboard.press('Enter');
  await expect(line(2).getByLabel('For')).toBeFocused();
  await page.keyboard.type('Regis');
  await typesInto(page, line(2).getByLabel('Billed ₹'), '1,200');
  await page.keyboard.press('Control+Enter');
  const decide = claim.getByRole('button', { name: 'Decide and pay ₹50,000' });
  await expect(decide).toBeVisible();
  await expect(claim.getByRole('row', { name: /^Registration/ })).toContainText('Not treatment');
  await expectAccessible(page);
  await pressesByKey(page, decide);
  await expect(claim.getByText('Being paid')).toBeVisible();
  await pressesByKey(page, claim.getByRole('button', { name: 'Check now' }));
  await expect(claim.getByText(/^₹50,000 paid, bank reference SBXUTR/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);

  const watch = await (await browser.newContext({ baseURL, locale: 'en-IN' })).newPage();
  await isSignedIn(watch, supervisor);
  await watch.goto(paths.dashboard);
  await expect(watch.getByRole('button', { name: 'Audit' })).toBeVisible();
  await expect(watch.getByRole('button', { name: 'Claims' })).toHaveCount(0);
  const answer = await watch.request.get(`${api.audit}?about=${claimId}&to=${today}`);
  const { entries } = (await answer.json()) as { entries: { action: string; actor: string }[] };
  const actions = entries.filter(({ actor }) => actor === staff.id).map(({ action }) => action);
  expect(new Set(actions)).toEqual(
    new Set([
      ...['CLAIM_READ', 'CLAIM_PAPER_OPENED', 'CLAIM_ASKED', 'CLAIM_BILL_TYPED'],
      ...['CLAIM_DECIDED', 'CLAIM_PAYOUT_CHECKED'],
    ]),
  );
});
