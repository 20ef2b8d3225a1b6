import type { Page } from '@playwright/test';

export type Lead = { mobile: string; name: string; birth: [day: string, month: string, year: string] };

export const asha: Lead = { mobile: '98765 43210', name: 'Asha Sample', birth: ['14', '06', '1992'] };

type Action = (page: Page) => Promise<void>;

export const does =
  (...actions: Action[]): Action =>
  async (page) => {
    for (const action of actions) await action(page);
  };

export const opens =
  (path: string): Action =>
  async (page) => {
    await page.goto(path);
  };

export const types =
  (legend: RegExp | string, [day, month, year]: Lead['birth']): Action =>
  async (page) => {
    const group = page.getByRole('group', { name: legend });
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Month').fill(month);
    await group.getByLabel('Year').fill(year);
  };

export const typesLead =
  ({ mobile, name, birth }: Lead): Action =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await page.getByLabel('Name of the eldest member').fill(name);
    await types(/Date of birth of the eldest/, birth)(page);
  };

export const presses =
  (name: RegExp | string): Action =>
  async (page) => {
    await page.getByRole('button', { name }).and(page.locator(':visible')).first().click();
  };

export const startsWith = (lead: Lead): Action => does(typesLead(lead), presses('Start Now'));

/** On phones each group has its own screen. */
const goesOn =
  (name: string): Action =>
  async (page) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) await presses(name)(page);
  };

export const addsSpouseAndDaughter: Action = async (page) => {
  // Home's recommendation has a box with the same label.
  await page.locator('#family').getByLabel('Husband or wife').check();
  await page.getByRole('button', { name: 'Daughters: one more' }).click();
  await goesOn('Dates of birth')(page);
};

export const typesOwnAge: Action = types('Your date of birth', ['14', '06', '1992']);

export const typesAges: Action = async (page) => {
  await types(/Husband or wife/, ['20', '01', '1994'])(page);
  await types(/Daughter/, ['01', '07', '2020'])(page);
  await goesOn('Place and health')(page);
};

export const livesInPune: Action = async (page) => {
  await page.getByLabel('Pincode or city').fill('411038');
  await page.getByLabel('No', { exact: true }).check();
  await presses('See my prices')(page);
};

export const choosesAspire: Action = async (page) => {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Aspire (?!Max)/ }) })
    .getByRole('button', { name: /^Cho(ose|sen)/ })
    .click();
  await presses(/^Continue/)(page);
};
