import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { presses, types } from './journey';

const inDays = (days: number) => addDays(todayInIndia(new Date()), days);

export async function plansTrip(page: Page): Promise<void> {
  await page.getByLabel('Destination').selectOption({ label: 'Thailand' });
  await page.getByLabel('Day you leave India').fill(inDays(20));
  await page.getByLabel('Day you return').fill(inDays(29));
  await types('Date of birth of traveller 1', ['14', '06', '1992'])(page);
}

export async function addsChild(page: Page): Promise<void> {
  await presses('Add a traveller')(page);
  await types('Date of birth of traveller 2', ['20', '01', '2019'])(page);
}

export async function choosesLeastSum(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /US\$50,000/ }).check();
  await presses(/^Continue with/)(page);
}

/** Reads the trip's lines, without the one that says when it was saved. */
export async function readTrip(page: Page): Promise<string[]> {
  await page.getByText(/^Total for 10/).waitFor();
  const text = await page.getByRole('main').innerText();
  return text.split('\n').filter((line) => line.trim() && !/^Sav(ed|ing)/.test(line.trim()));
}
