import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { expect } from '@/tests/e2e/support/test';
import { readMessage } from './verify';

/** A pattern that matches a text, by its key such as `quote.next.ages`. In Tamil unless `locale` says otherwise. */
export function says(key: string, locale: Locale = 'ta'): RegExp {
  const [area = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8'));
  const text = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts);
  if (typeof text !== 'string') throw new Error(`there is no text ${key}`);
  // Placeholders match any value, tags are removed, and of a plural the form `other` is taken.
  const shown = text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+, plural,.*?other \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/g, '$1');
  const parts = shown.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Numbers and units are joined by non-breaking characters.
  return new RegExp(`^${parts.join('.*').replaceAll(' ', '\\s').replace(/(\d-)/g, '$1\u2060?')}`);
}

type Action = (page: Page) => Promise<void>;

export const customer = {
  mobile: '9876501234',
  name: 'Asha Sample',
  birth: ['14', '06', '1992'],
  spouse: { name: 'Arjun Sample', birth: ['20', '01', '1994'] },
} as const;

export async function press(page: Page, key: string, locale?: Locale): Promise<void> {
  await page
    .getByRole('button', { name: says(key, locale) })
    .and(page.locator(':visible'))
    .first()
    .click();
}

async function type(page: Page | Locator, key: string, value: string, locale?: Locale): Promise<void> {
  await page.getByLabel(says(key, locale)).and(page.locator(':visible')).first().fill(value);
}

export async function typeDate(group: Locator, parts: readonly string[], locale?: Locale): Promise<void> {
  for (const [at, box] of ['day', 'month', 'year'].entries()) {
    await type(group, `forms.date.${box}`, parts[at] ?? '', locale);
  }
}

type Sent = { mobile: string; since?: string; locale?: Locale };

/** Types the code that was sent after `since`. */
export async function typesSentCode(page: Page, { mobile, since, locale }: Sent): Promise<void> {
  const field = page.getByLabel(says('verify.code', locale));
  await expect(field).toBeFocused();
  const { text } = await readMessage(page, mobile, since);
  await field.fill(/\d{6}/.exec(text)?.[0] ?? '');
  await press(page, 'verify.confirm', locale);
}

const confirmsCode: Action = (page) => typesSentCode(page, { mobile: customer.mobile });

export const saysWho: Action = async (page) => {
  await type(page, 'forms.lead.mobileNumber', customer.mobile);
  await type(page, 'forms.lead.name', customer.name);
  await typeDate(page.getByRole('group', { name: says('forms.lead.dateOfBirth') }), customer.birth);
  await press(page, 'forms.lead.start');
};

export const saysFamily: Action = async (page) => {
  await page.getByLabel(says('quote.people.spouse')).check();
  await press(page, 'quote.next.ages');
  const spouse = page.getByRole('group', { name: says('quote.people.spouse') });
  await typeDate(spouse, customer.spouse.birth);
  await press(page, 'quote.next.place');
  await type(page, 'quote.place.label', '411038');
  await page.getByLabel(says('forms.no')).check();
  await press(page, 'quote.next.plans');
};

export const choosesPlan: Action = async (page) => {
  await press(page, 'quote.plans.choose');
  await press(page, 'quote.plans.continueShort');
};

export const asksForCode: Action = async (page) => {
  await press(page, 'quote.summary.verify');
  await expect(page.getByLabel(says('verify.code'))).toBeFocused();
};

export const provesNumber: Action = async (page) => {
  await asksForCode(page);
  await confirmsCode(page);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers "no" to all four questions. The first is prefilled from the question about illness. */
export const declaresHealth: Action = async (page) => {
  await expect(heading(page)).toHaveText(says('declaration.title'));
  await expect(page.getByRole('radio', { name: says('forms.no') })).toHaveCount(4);
  await saysNoToAll(page);
};

export const showsPan: Action = async (page) => {
  await expect(heading(page)).toHaveText(says('kyc.title'));
  await page.getByRole('radio', { name: says('kyc.pan') }).check();
  await expect(page.getByRole('textbox', { name: says('kyc.field.name') })).toHaveValue(customer.name);
  await page.getByRole('textbox', { name: says('kyc.field.pan') }).fill('AAAPS1111A');
};

export const agreesAndGoesToPay: Action = async (page) => {
  await page.getByRole('checkbox', { name: says('kyc.consent') }).check();
  await press(page, 'kyc.check');
  await page.getByRole('link', { name: says('kyc.toPayment') }).click();
};

/** Pays at the sandbox bank, which takes eight seconds. */
export const pays: Action = async (page) => {
  await press(page, 'payment.start.pay.action');
  await page.waitForURL(/\/sandbox\/pay\//);
  await press(page, 'sandbox.choices.delay');
  await expect(heading(page)).toHaveText(says('payment.states.pending.title'));
};

export const goesToTheForm: Action = async (page) => {
  await expect(heading(page)).toHaveText(says('payment.states.paid.title'), { timeout: 30_000 });
  await press(page, 'payment.actions.continue');
};

const field = (key: string) => says(`application.fields.${key}`);

async function choose(page: Page, key: string, value: string): Promise<void> {
  await page.getByLabel(field(key)).selectOption(value);
}

async function fill(page: Page, key: string, value: string): Promise<void> {
  await page.getByLabel(field(key)).fill(value);
}

/** What to type on each screen of the application. Everything else is prefilled. */
export const answers: Record<string, Action> = {
  you: async (page) => {
    await expect(page.getByLabel(field('name'))).toHaveValue(customer.name);
    await fill(page, 'fatherName', 'Ravi Sample');
    await choose(page, 'gender', 'female');
    await choose(page, 'occupation', 'salaried');
    await choose(page, 'annualIncome', 'upTo10');
  },
  address: async (page) => {
    await expect(page.getByLabel(field('pincode'))).toHaveValue('411038');
    await fill(page, 'addressLine', '12, Sample Street');
    await fill(page, 'locality', 'Kothrud');
    await fill(page, 'email', 'asha@mail.example');
  },
  'person-1': async (page) => {
    await expect(page.getByLabel(field('name'))).toHaveValue(customer.name);
    await expect(page.getByLabel(field('gender'))).toHaveValue('female');
    await fill(page, 'heightCm', '162');
    await fill(page, 'weightKg', '64');
  },
  'person-2': async (page) => {
    // The address changes before the screen does, and the first person's screen has a field of this name too.
    await expect(page.getByLabel(field('name'))).toHaveValue('');
    await fill(page, 'name', customer.spouse.name);
    await choose(page, 'gender', 'male');
    await fill(page, 'heightCm', '175');
    await fill(page, 'weightKg', '72');
  },
  'health-1': saysNoToAllAbout('Asha'),
  'health-2': saysNoToAllAbout('Arjun'),
  nominee: async (page) => {
    await fill(page, 'name', customer.spouse.name);
    await choose(page, 'relation', 'spouse');
    await typeDate(page.getByRole('group', { name: field('dateOfBirth') }), customer.spouse.birth);
  },
  bank: async (page) => {
    await expect(page.getByLabel(field('holder'))).toHaveValue(customer.name);
    await fill(page, 'accountNumber', '123456789012');
    await fill(page, 'ifsc', 'hdfc0000001');
    await choose(page, 'accountType', 'savings');
    await expect(page.getByText('HDFC Bank')).toBeVisible();
  },
};

/** Waits for this person's screen first. */
function saysNoToAllAbout(name: string): Action {
  return async (page) => {
    await expect(heading(page)).toContainText(name);
    await saysNoToAll(page);
  };
}

async function saysNoToAll(page: Page): Promise<void> {
  for (const no of await page.getByRole('radio', { name: says('forms.no') }).all()) await no.check();
}

export const declares: Action = async (page) => {
  for (const tick of await page.getByRole('main').getByRole('checkbox').all()) await tick.check();
};

export const signs: Action = async (page) => {
  await press(page, 'application.sign.send');
  await confirmsCode(page);
};
