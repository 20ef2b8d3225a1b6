import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { press, says, typeDate } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const story = 'இடது முழங்கால் ஜவ்வு கிழிந்தது.';
const [year = '', month = '', day = ''] = addDays(todayInIndia(new Date()), 9).split('-');

/** Once it is saved: the server is killed, the tab closed, and the address opened in another. */
async function comesBack(before: Page, site: Site): Promise<Page> {
  await expectAccessible(before);
  await expect(before.getByText(says('common.save.saved')).first()).toBeVisible();
  const address = before.url();
  await site.kill();
  await before.close();
  await site.start();
  const page = await before.context().newPage();
  await page.goto(address);
  return page;
}

const choice = (page: Page, key: string) => page.getByRole('radio', { name: says(key) });

test('in Tamil from the card by a hospital to a planned cashless claim that is told; nothing is lost on the way', async ({
  page: first,
  context,
  site,
}) => {
  await site.importHospitals(500);
  const mobile = newMobile();
  await buysPolicy(first, mobile);
  await context.clearCookies();
  await first.goto('/ta/my#cards');
  await signsIn(first, mobile);
  await expect(first.getByRole('article', { name: 'Arjun Sample' })).toBeVisible();
  await first.goto('/ta/network-hospitals');
  await first.getByLabel(says('hospitals.search.q')).fill('Pune');
  await press(first, 'hospitals.search.submit');
  const hospital = first.locator('main li h3 button').first();
  const name = (await hospital.textContent()) ?? '';
  await hospital.click();
  await first.getByRole('link', { name: says('hospitals.row.claim') }).click();
  await expect(first).toHaveURL(/\/ta\/claims\/tell\/CL-\d{4}-\d{8}#who$/);

  await first.getByRole('radio', { name: 'Arjun Sample' }).check();
  let page = await comesBack(first, site);
  await expect(page.getByRole('radio', { name: 'Arjun Sample' })).toBeChecked();
  await press(page, 'tellClaim.next.admission');
  await choice(page, 'tellClaim.admission.planned.title').check();
  page = await comesBack(page, site);
  await expect(choice(page, 'tellClaim.admission.planned.title')).toBeChecked();
  // The hospital is answered by the link.
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
  page = await comesBack(page, site);
  await expect(choice(page, 'tellClaim.payer.cashless.title')).toBeChecked();
  await press(page, 'tellClaim.next.date');
  await typeDate(page.getByRole('group', { name: says('tellClaim.date.label') }), [day, month, year]);
  await expect(page.getByText(says('tellClaim.date.inTime.planned'))).toBeVisible();
  page = await comesBack(page, site);
  await press(page, 'tellClaim.next.story');
  await page.getByLabel(says('tellClaim.story.label')).fill(story);
  page = await comesBack(page, site);
  await expect(page.getByLabel(says('tellClaim.story.label'))).toHaveValue(story);

  await page.goto('/ta/claims');
  await expectAccessible(page);
  await page.getByRole('link', { name: says('claims.begun.goOn') }).click();
  await press(page, 'tellClaim.tell');
  await expect(page.getByRole('heading', { name: says('tellClaim.sent.title') })).toBeFocused();
  await expect(page.getByText(says('claimPapers.doctorNote'))).toBeVisible();
  await expectAccessible(page);
  const number = /CL-\d{4}-\d{8}/.exec(page.url())?.[0] ?? '';
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await page.goto('/ta/claims');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page);
});
