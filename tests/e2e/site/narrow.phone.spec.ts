import type { Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { GrievancesDto } from '@/lib/domain/grievances/contract';
import type { MyDto } from '@/lib/domain/my/contract';
import type { PortsDto } from '@/lib/domain/porting/contract';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import { locales, pathIn } from '@/lib/i18n/locales';
import { becomes, leavesQuote, newMobile } from '@/tests/e2e/actions/begin';
import { isSignedIn, onPhone } from '@/tests/e2e/actions/desk';
import { readMessage } from '@/tests/e2e/actions/verify';
import { expectTabsAsSeen } from '@/tests/e2e/expects/journey';
import { expect, expectFitting, test } from '@/tests/e2e/support/test';

const rowsOf = (choices: Locator) =>
  choices.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);

/** Finds numbers like CL-2611-12345678 and SK-ABCDE-FGHJK that break over two lines. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const found = /[A-Z]{2,3}\d{0,4}-[\dA-Z-]{8,}/.exec(text.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      if (range.getClientRects().length > 1) broken.push(found[0]);
    }
    return broken;
  });

test('a paid journey is welcomed back without a scroll, in each language, at 320 pixels', async ({
  page,
}) => {
  await becomes(page, 'Paid, application form next');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/'));
    const message = page.locator('#welcome-back-message');
    await expect(message).toContainText(/11,160/);
    const hidden = await message.evaluate((text) => {
      const body = text.parentElement?.parentElement;
      return body && body.scrollHeight - body.clientHeight;
    });
    expect(hidden, locale).toBe(0);
    await expect(message).toContainText(/SK-\w{5}-\w{5}/);
    expect(await brokenNumbers(page), locale).toEqual([]);
    await expectTabsAsSeen(page.getByRole('dialog'));
    await page.goto(pathIn(locale, paths.my));
    await expect(page.getByRole('article').getByText(/SK-\w{5}-\w{5}/)).toBeVisible();
    expect(await brokenNumbers(page), `${locale}, my`).toEqual([]);
  }
});

test('Tamil sums and years stand in one row', async ({ page }) => {
  await becomes(page, 'A plan chosen');
  await page.goto(pathIn('ta', new URL(page.url()).pathname));
  const sums = page.getByRole('group', { name: /காப்பீட்டுத் தொகை/ }).locator('label');
  await expect(sums).toHaveCount(5);
  expect(await rowsOf(sums)).toBe(1);
});

test('the link to help stands above the bar at the lower edge, where a finger reaches it', async ({
  page,
}) => {
  const help = page.locator('aside a[href$="/help"]');
  const isReached = () =>
    help.evaluate((link) => {
      const { left, bottom, width } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  const steps = { 'A plan chosen': undefined, 'With a policy': paths.getQuote };
  for (const [persona, path] of Object.entries(steps)) {
    await becomes(page, persona);
    const step = path ?? new URL(page.url()).pathname;
    for (const locale of locales) {
      await page.goto(pathIn(locale, step));
      await expect(page.locator('[data-edge]')).toBeVisible();
      await expect.poll(isReached, `${persona}, ${locale}`).toBe(true);
    }
  }
});

/** The ways on, and fields while they have the focus, of which the link to help covers a part when they are beside it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const help = document.querySelector('aside a[href$="/help"]')!;
    const isCovered = (field: Element) => {
      for (let time = 0; time < 2; time++) {
        const by = field.getBoundingClientRect().bottom - help.getBoundingClientRect().bottom;
        window.scrollBy({ top: by, behavior: 'instant' });
      }
      const [link, box] = [help.getBoundingClientRect(), field.getBoundingClientRect()];
      const x = Math.min(link.right, box.right) - 12;
      const isBeside = x > Math.max(link.left, box.left) && box.bottom > link.top && box.top < link.bottom;
      return isBeside && help.contains(document.elementFromPoint(x, Math.min(link.bottom, box.bottom) - 12));
    };
    const fields = 'main :is(button[type="submit"], input:not([type="hidden"]), select, textarea)';
    const shown = [...document.querySelectorAll<HTMLElement>(fields)].filter(
      (field) => field.checkVisibility({ visibilityProperty: true }) && field.clientWidth > 1,
    );
    const found = shown.filter((field) => {
      if (field.matches('button')) return isCovered(field);
      field.focus({ preventScroll: true });
      return isCovered(field);
    });
    return { count: shown.length, found: found.map((field) => field.textContent || field.id) };
  });

test('the link to help covers no way on, and no field that has the focus', async ({ page }) => {
  await becomes(page, 'With a policy');
  const { policies } = (await ask(page, api.my)) as MyDto;
  const forms = [
    paths.home,
    paths.allPlans,
    paths.travel,
    paths.corporate,
    paths.portability,
    paths.tripQuote,
    paths.getQuote,
    paths.careers,
    paths.contact,
    paths.grievance,
    paths.tellClaim(),
    paths.change(policies[0]?.policyNumber ?? '', 'nominee'),
  ];
  for (const path of forms) {
    await page.goto(pathIn('ta', path));
    const button = page.getByRole('main').locator('button[type="submit"]').and(page.locator(':visible'));
    await expect(button.first(), path).toBeVisible();
    const { count, found } = await covered(page);
    expect([path, count > 0, found]).toEqual([path, true, []]);
  }
});

/** Requests the API from within the page. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async (asked) => {
      const headers = { 'Content-Type': 'application/json' };
      const post = { method: 'POST', headers, body: JSON.stringify(asked.body) };
      return (await fetch(asked.path, asked.body ? post : {})).json() as Promise<unknown>;
    },
    { path, body },
  );

/** Finds what sticks out of a card at its right. */
const sticksOut = (card: Locator) =>
  card.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const all = [...element.querySelectorAll('*')].filter((each) => each.checkVisibility());
    return all
      .map((each) => ({ box: each.getBoundingClientRect(), text: each.textContent }))
      .filter(({ box }) => box.width > 1 && box.right > right + 1)
      .map(({ text }) => text);
  });

test('a move and a grievance stay in their cards, in Tamil, at 320 pixels', async ({ page }) => {
  const mobileNumber = newMobile();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pathIn('ta', paths.help));
  const { requestId } = (await ask(page, api.otpPhoneGenerate, { mobileNumber })) as OtpChallengeDto;
  const { text } = await readMessage(page, mobileNumber);
  await ask(page, api.otpPhoneValidate, { requestId, otp: /\d{6}/.exec(text)?.[0] });
  const { draft } = (await ask(page, api.ports)) as PortsDto;
  const told = {
    insurer: 'star',
    policyNumber: 'P/161130/01/2026',
    endsOn: addDays(todayInIndia(new Date()), 60),
    sumInsured: '500000',
    since: '2020-02-03',
    people: [{ name: 'Asha Sample', dateOfBirth: '1992-06-14' }],
  };
  const questions = [
    { form: told, heading: /கிளெய்ம்/ },
    { form: { ...told, claimed: false, existing: false }, heading: /யாரை அழைக்க/ },
  ];
  const move = page.locator('#apply');
  for (const { form, heading } of questions) {
    await ask(page, api.ports, { portId: draft.portId, form });
    await page.goto('about:blank');
    await page.goto(pathIn('ta', paths.portability));
    await expect(move.getByRole('heading', { name: heading })).toBeVisible();
    expect(await sticksOut(move)).toEqual([]);
  }
  const { grievanceId } = ((await ask(page, api.grievances)) as GrievancesDto).draft;
  const about = { about: 'claim', reference: 'CL-2611-12345678' };
  const form = { ...about, text: 'The name is wrong', name: 'Asha Sample', mobileNumber };
  await ask(page, api.grievances, { grievanceId, form, submit: true });
  await page.goto(pathIn('ta', paths.grievanceOf(grievanceId)));
  const card = page.getByRole('article').filter({ hasText: grievanceId });
  await expect(card).toBeVisible();
  expect(await sticksOut(card)).toEqual([]);
  expect(await brokenNumbers(page)).toEqual([]);
});

test('the number of a claim or policy stands on one line, in Tamil, at 320 pixels', async ({ page }) => {
  await becomes(page, 'With a claim');
  await page.setViewportSize({ width: 320, height: 568 });
  const claim = new URL(page.url()).pathname;
  const { policies } = (await ask(page, api.my)) as MyDto;
  for (const path of [claim, paths.claims, paths.my, paths.change(policies[0]!.policyNumber)]) {
    await page.goto(pathIn('ta', path));
    await expect(page.getByText(/\w-\d{8}/).first()).toBeVisible();
    expect(await brokenNumbers(page), path).toEqual([]);
    await expectFitting(page);
  }
});

test('the desk and its drawer scroll in one direction, in Tamil, at 320 pixels', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const staff = { id: 'TC-1021', mobile: '6000001021' };
  await site.kill();
  await site.addStaff(staff);
  await site.start();
  await leavesQuote(await onPhone(browser, baseURL), newMobile());
  await isSignedIn(page, staff);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pathIn('ta', paths.dashboard));
  const quote = page.getByRole('row').getByRole('button').first();
  await expect(quote).toBeVisible();
  await expectFitting(page);
  const views = page.getByRole('navigation').locator('button[aria-pressed]');
  // A view that moved away from the finger would not open.
  for (const at of [-1, 0]) {
    await views.nth(at).tap();
    await expect(views.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await quote.click();
  const drawer = page.getByRole('complementary', { name: /^கொட்டேஷன் / });
  await expect(drawer.getByRole('heading', { level: 2 })).toBeVisible();
  await expectFitting(page);
  expect(await sticksOut(drawer)).toEqual([]);
});

test('nothing sticks out of the welcome back, in Tamil, at 320 pixels', async ({ page }) => {
  await becomes(page, 'Half-way');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(pathIn('ta', paths.home));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('₹11,160')).toBeVisible();
  expect(await sticksOut(dialog)).toEqual([]);
  await expectTabsAsSeen(dialog);
});
