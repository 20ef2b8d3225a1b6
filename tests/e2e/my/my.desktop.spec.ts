import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test('by keyboard to the policy’s papers and the cards; a hospital’s desk checks one by its code', async ({
  page,
  browser,
  baseURL,
}) => {
  await buysPolicy(page, newMobile());
  await page.goto('/');
  await page.getByRole('link', { name: 'Your policies' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Sample');
  await page.getByText('Documents', { exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Policy schedule' })).toBeVisible();
  await page.getByRole('link', { name: 'Cards', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#cards$/);
  await expect(page.getByRole('article', { name: 'Card of Asha Sample' })).toBeInViewport();
  const { cards } = await page.evaluate(async () => {
    const answer = await fetch('/api/my');
    const { policies } = (await answer.json()) as { policies: { cards: { code: string }[] }[] };
    return { cards: policies[0]?.cards ?? [] };
  });

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await desk.goto(`/card#${cards[0]?.code ?? ''}`);
  await expect(desk.getByRole('heading', { name: 'This card is valid today' })).toBeVisible();
  await expect(desk.getByText(/Asha|SUK\d{4}/)).toHaveCount(0);
  await expectAccessible(desk);
  await desk.goto(`/card#${'a'.repeat(22)}`);
  await expect(desk.getByRole('heading', { name: 'This card is not valid today' })).toBeVisible();
  await desk.goto('/hi/card');
  await expectAccessible(desk);

  await page.emulateMedia({ media: 'print' });
  const card = await page.getByRole('article', { name: 'Card of Asha Sample' }).boundingBox();
  const mm = (size = 0) => Math.round((size / 96) * 254) / 10;
  expect([mm(card?.width), mm(card?.height)]).toEqual([85.6, 54]);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});
