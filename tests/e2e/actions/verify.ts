import type { Page } from '@playwright/test';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';
import { expect } from '@/tests/e2e/support/test';

/** The latest message that was sent after `after`, for one purpose if one is named. */
export async function readMessage(
  page: Page,
  to: string,
  after = '',
  purpose?: string,
): Promise<OutboxMessageDto> {
  let newest: OutboxMessageDto | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/dev/outbox.json?${new URLSearchParams({ to })}`);
    const sent = (await answer.json()) as OutboxMessageDto[];
    newest = sent.find((each) => purpose === undefined || each.purpose === purpose);
    expect((newest?.at ?? '') > after).toBe(true);
  }).toPass();
  if (!newest) throw new Error(`nothing was sent to ${to}`);
  return newest;
}

/** Types the code in two halves. */
export const typesCodeOf =
  (mobile: string) =>
  async (page: Page): Promise<void> => {
    const field = page.getByLabel('6-digit code');
    await expect(field).toBeFocused();
    const { text } = await readMessage(page, mobile.replace(/\s/g, ''));
    await field.fill(text.slice(0, 6).replace(/^(\d{3})/, '$1 '));
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
