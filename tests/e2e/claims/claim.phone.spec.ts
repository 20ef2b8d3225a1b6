import type { Page, Route } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import {
  aHospitalBill,
  chooses,
  claimPath,
  claimsDesk,
  comesBack,
  deskDoes,
} from '@/tests/e2e/actions/claims';
import { press, says } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import { tellsOfPlanned } from '@/tests/e2e/actions/tellPlanned';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const papers = (page: Page) => page.locator('#papers');
const paper = (page: Page, kind: string) =>
  papers(page)
    .getByRole('listitem')
    .filter({ hasText: says(`claimPapers.${kind}`) });
const isHere = (page: Page, kind: string) =>
  expect(paper(page, kind).getByText(says('claim.papers.states.kept'))).toBeVisible({ timeout: 40_000 });
/** A photo that is uploaded in seven parts. */
const photo = (name: string) => aJpeg({ scan: 300_000, comment: name });

/** Runs `act` for each uploaded part of a paper. Requests that ask which parts are missing don't count. */
async function onParts(page: Page, act: (route: Route, at: number) => Promise<void>): Promise<number[]> {
  const sent: number[] = [];
  await page.route(`**${api.claimDocument}`, async (route) => {
    const { part } = (route.request().postDataJSON() ?? {}) as { part?: number };
    if (part === undefined) return route.continue();
    sent.push(part);
    return act(route, sent.length);
  });
  return sent;
}

test.setTimeout(360_000);

test('in Tamil from the SMS to the card, a hospital, a planned cashless claim with three papers, a question, the decision and the money; server and tab die at each step', async ({
  page: first,
  browser,
  site,
}) => {
  const mobile = newMobile();
  await site.importHospitals(500);
  await buysPolicy(first, mobile);
  const desk = await claimsDesk(browser, site);
  await first.context().clearCookies();
  await first.goto('/ta/my#cards');
  await signsIn(first, mobile);
  await expect(first.getByRole('article', { name: 'Arjun Sample' })).toBeVisible();
  const { page: told, claimId } = await tellsOfPlanned(first, site);
  let page = told;
  await page.goto(claimPath(claimId, '/ta'));
  await expect(papers(page).getByText(says('claim.papers.states.wanted'))).toHaveCount(3);
  await expectAccessible(page);

  // The line breaks at the third part, which the server never sees.
  const cut = await onParts(page, (route, at) => (at === 3 ? route.abort() : route.continue()));
  await chooses(paper(page, 'doctorNote'), 'note.jpg', photo('note'));
  await expect(paper(page, 'doctorNote').getByText(says('claim.papers.texts.broken'))).toBeVisible();
  await expectAccessible(page);
  await isHere(page, 'doctorNote');
  expect(cut).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);

  // The server dies with the third part on its way, and is back.
  await page.unrouteAll();
  const killed = await onParts(page, async (route, at) => {
    if (at === 3) await site.kill();
    await route.continue();
  });
  await chooses(paper(page, 'testReports'), 'tests.jpg', photo('tests'));
  await expect(paper(page, 'testReports').getByText(says('claim.papers.texts.broken'))).toBeVisible();
  await site.start();
  await isHere(page, 'testReports');
  expect(killed).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);

  // The tab is closed while the fourth part is on its way.
  await page.unrouteAll();
  let isAway = () => {};
  const away = new Promise<void>((resolve) => (isAway = resolve));
  await onParts(page, async (route, at) => (at === 4 ? isAway() : route.continue()));
  await chooses(paper(page, 'photoId'), 'id.jpg', photo('id'));
  await away;
  page = await comesBack(page, site);
  await expect(paper(page, 'photoId').getByText(says('claim.papers.texts.begun'))).toBeVisible();
  await expectAccessible(page);
  const rest = await onParts(page, (route) => route.continue());
  await chooses(paper(page, 'photoId'), 'id.jpg', photo('id'));
  await isHere(page, 'photoId');
  expect(rest).toEqual([3, 4, 5, 6]);
  await expect(page.getByText(says('claim.trace.waits.hospital'))).toBeVisible();

  await deskDoes(desk, api.deskClaimAsk, claimId, { reason: 'accident', note: 'படிக்கட்டு எங்கே?' });
  await page.reload();
  const answer = page.getByLabel(says('claim.questions.answer'));
  await answer.fill('வீட்டில், மாலையில்.');
  await expect(page.locator('form').getByText(says('common.save.saved'))).toBeVisible();
  page = await comesBack(page, site);
  await expect(page.getByLabel(says('claim.questions.answer'))).toHaveValue('வீட்டில், மாலையில்.');
  await expectAccessible(page);
  // The session ends while something is typed.
  await page.context().clearCookies();
  await page.getByLabel(says('claim.questions.answer')).fill('வீட்டில், மாலையில், மழையில்.');
  await signsIn(page, mobile);
  await expect(page.getByLabel(says('claim.questions.answer'))).toHaveValue('வீட்டில், மாலையில், மழையில்.');
  await press(page, 'claim.questions.send');
  await expect(page.getByText(says('claim.questions.answered'))).toBeVisible();

  // The decision and the money arrive while the customer's tab is closed and the server dies.
  await deskDoes(desk, api.deskClaimDecide, claimId, { bill: aHospitalBill, confirm: true });
  page = await comesBack(page, site);
  await expect(page.getByText(says('claim.bill.sentHospital'))).toBeVisible();
  const bill = page.getByRole('region', { name: says('claim.bill.title') });
  for (const head of ['registration', 'attendantMeals'])
    await expect(bill.getByText(says(`claim.bill.notTreatment.${head}`))).toBeVisible();
  await expect(bill.getByText('₹86,500')).toBeVisible();
  await expectAccessible(page);
});
