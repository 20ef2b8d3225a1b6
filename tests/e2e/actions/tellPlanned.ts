import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible } from '@/tests/e2e/support/test';
import { comesBack } from './claims';
import { press, says, typeDate } from './purchase';

const story = 'இடது முழங்கால் ஜவ்வு கிழிந்தது.';
const [year = '', month = '', day = ''] = addDays(todayInIndia(new Date()), 9).split('-');

/** Waits until all is saved, then kills the server and closes the tab. */
async function losesAll(before: Page, site: Site): Promise<Page> {
  await expectAccessible(before);
  await expect(before.getByText(says('common.save.saved')).first()).toBeVisible();
  return comesBack(before, site);
}

const choice = (page: Page, key: string) => page.getByRole('radio', { name: says(key) });

async function findsHospitals(page: Page): Promise<void> {
  await page.goto('/ta/network-hospitals');
  await page.getByLabel(says('hospitals.search.q')).fill('Pune');
  await press(page, 'hospitals.search.submit');
  await expect(page.locator('main li h3 button').first()).toBeVisible();
}

/** Files a planned claim in Tamil, from the card through a hospital's page. Server and tab die at each step. */
export async function tellsOfPlanned(first: Page, site: Site): Promise<{ page: Page; claimId: string }> {
  await findsHospitals(first);
  let page = await comesBack(first, site);
  await findsHospitals(page);
  const hospital = page.locator('main li h3 button').first();
  const name = (await hospital.textContent()) ?? '';
  await hospital.click();
  await page.getByRole('link', { name: says('hospitals.row.claim') }).click();
  await expect(page).toHaveURL(/\/ta\/claims\/tell\/CL-\d{4}-\d{8}#who$/);

  await page.getByRole('radio', { name: 'Arjun Sample' }).check();
  page = await losesAll(page, site);
  await expect(page.getByRole('radio', { name: 'Arjun Sample' })).toBeChecked();
  await press(page, 'tellClaim.next.admission');
  await choice(page, 'tellClaim.admission.planned.title').check();
  page = await losesAll(page, site);
  await expect(choice(page, 'tellClaim.admission.planned.title')).toBeChecked();
  // The link has already answered which hospital it is.
  await press(page, 'tellClaim.next.payer');
  await page
    .getByRole('link', { name: says('tellClaim.soFar.change') })
    .nth(2)
    .click();
  await expect(page.getByLabel(says('tellClaim.hospital.label'))).toHaveValue(name);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await expectAccessible(page);
  await press(page, 'tellClaim.next.payer');
  await choice(page, 'tellClaim.payer.cashless.title').check();
  page = await losesAll(page, site);
  await expect(choice(page, 'tellClaim.payer.cashless.title')).toBeChecked();
  await press(page, 'tellClaim.next.date');
  await typeDate(page.getByRole('group', { name: says('tellClaim.date.label') }), [day, month, year]);
  await expect(page.getByText(says('tellClaim.date.inTime.planned'))).toBeVisible();
  page = await losesAll(page, site);
  await press(page, 'tellClaim.next.story');
  await page.getByLabel(says('tellClaim.story.label')).fill(story);
  page = await losesAll(page, site);
  await expect(page.getByLabel(says('tellClaim.story.label'))).toHaveValue(story);

  await page.goto('/ta/claims');
  await expectAccessible(page);
  await page.getByRole('link', { name: says('claims.begun.goOn') }).click();
  await press(page, 'tellClaim.tell');
  await expect(page.getByRole('heading', { name: says('tellClaim.sent.title') })).toBeFocused();
  await expect(page.getByText(says('claimPapers.doctorNote'))).toBeVisible();
  await expectAccessible(page);
  const claimId = /CL-\d{4}-\d{8}/.exec(page.url())?.[0] ?? '';
  await page.reload();
  await expect(page.getByText(claimId)).toBeVisible();
  await page.goto('/ta/claims');
  await expect(page.getByRole('link', { name: claimId })).toBeVisible();
  await expectAccessible(page);
  return { page, claimId };
}
