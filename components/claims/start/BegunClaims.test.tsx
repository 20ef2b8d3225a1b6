import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { ClaimHistoryDto } from '@/lib/domain/claims/contract';
import en from '@/locales/en/claims.json';
import hi from '@/locales/hi/claims.json';
import ta from '@/locales/ta/claims.json';
import { faultsIn } from '@/tests/browser/axe';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { OwnBegunClaims } from './OwnBegunClaims';

const begun = (number: number) =>
  ({ claimId: `CL-2611-0000000${number}`, status: 'draft', updatedAt: '2026-11-19T10:00:00Z' }) as const;

test.each([
  ['English', en],
  ['Hindi', hi],
  ['Tamil', ta],
])('a begun claim is thrown away once that was asked twice, in %s', async (_language, claims) => {
  let kept = [begun(1), begun(2)];
  const calls = fakeApi(() => {
    const { method, url } = calls.at(-1)!;
    if (method === 'DELETE') kept = kept.filter(({ claimId }) => !url.endsWith(claimId));
    return { body: { claims: kept } as unknown as ClaimHistoryDto };
  });
  const { container } = render(<OwnBegunClaims />, { wrapper: inPage(aRouter().router, { claims }) });
  const words = claims.begun;
  const [, second] = await screen.findAllByRole('listitem');
  const button = (name: string) => within(second!).getByRole('button', { name });
  const deleted = () => calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url);

  await userEvent.click(button(words.discard));
  expect(screen.getByText(words.discardText)).toBeVisible();
  expect(button(words.keep)).toHaveFocus();
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.click(button(words.keep));
  expect(button(words.discard)).toHaveFocus();
  expect(deleted()).toEqual([]);

  await userEvent.click(button(words.discard));
  await userEvent.click(button(words.discardConfirm));
  expect(deleted()).toEqual([`${api.claims}?claimId=${begun(2).claimId}`]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
