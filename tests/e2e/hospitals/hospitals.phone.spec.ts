import { paths } from '@/lib/config/paths';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';

test('in Tamil on a phone: a hospital by location refused, by pincode, on the rings, and without a line', async ({
  page,
  site,
  context,
}) => {
  await site.importHospitals(2000);
  await page.goto(`/ta${paths.hospitals}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'என் இருப்பிடத்தில் தேடுங்கள்' }).tap();
  await expect(page.getByRole('heading', { name: 'உங்கள் போன் இருப்பிடத்தைப் பகிரவில்லை' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'பின்கோடு', exact: true }).fill('411038');
  await page.getByRole('button', { name: 'மருத்துவமனைகளைக் காட்டுங்கள்' }).tap();
  const rows = page.locator('ol:not(nav ol) > li');
  await expect(rows.first()).toContainText('கி.மீ.');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  const all = await page
    .getByRole('radio', { name: /பட்டியல்/ })
    .locator('..')
    .textContent();
  await page.getByRole('checkbox', { name: /அவசரம் 24x7/ }).check({ force: true });
  await expect(page.getByRole('radio', { name: /பட்டியல்/ }).locator('..')).not.toHaveText(all ?? '');
  await rows.first().getByRole('heading').getByRole('button').tap();
  await expect(rows.first().getByText('முகவரி')).toBeVisible();
  await page.getByRole('radio', { name: 'வட்டங்கள்' }).check({ force: true });
  await expect(rows.first()).toBeHidden();
  await expect(page.locator('figure')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox').first().fill('பாரிஜாத் புனே');
  await page.getByRole('button', { name: 'தேடுங்கள்', exact: true }).tap();
  await expect(page.getByRole('heading', { name: /பாரிஜாத்/ }).first()).toBeVisible();

  await page.getByRole('checkbox', { name: /அவசரம் 24x7/ }).uncheck({ force: true });
  // Nobody is within ten kilometres of Car Nicobar.
  await page.getByRole('textbox').first().fill('744301');
  await page.getByRole('button', { name: 'தேடுங்கள்', exact: true }).tap();
  await expect(page.getByRole('heading', { name: /744301/ })).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);

  await context.setOffline(true);
  await page.getByRole('textbox').first().fill('சென்னை');
  await page.getByRole('button', { name: 'தேடுங்கள்', exact: true }).tap();
  await expect(page.getByText('இணைய இணைப்பு இல்லை.')).toBeVisible();
  await expect(rows.first()).toContainText('பாரிஜாத்');
  await expectFitting(page);
  await page.reload();
  await expect(page.getByText('இணைய இணைப்பு இல்லை.')).toBeVisible();
  await expect(rows.first()).toContainText('பாரிஜாத்');
  await context.setOffline(false);
});

test('where a location is allowed, it is rounded, sent once and kept nowhere', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.507_123, longitude: 73.807_456 });
  await page.goto(paths.hospitals);
  const sent = page.waitForRequest((request) => request.url().endsWith('/hospitalProviders'));
  await page.getByRole('button', { name: 'Use my location' }).tap();
  expect((await sent).postDataJSON()).toMatchObject({ lat: 18.51, lng: 73.81 });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, at: location.href }),
  );
  expect(kept).not.toMatch(/18\.507123|73\.807456|18\.51[,}]|73\.81[,}]/);
});
