import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import claim from '@/locales/en/claim.json';
import claimPapers from '@/locales/en/claimPapers.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { AddPaper } from './AddPaper';

test('by keyboard, what comes in the place of a pressed button has the focus', async () => {
  const chosen: unknown[] = [];
  render(<AddPaper onChosen={(kind, files) => chosen.push([kind, files[0]?.name])} />, {
    wrapper: inPage(aRouter().router, { claim, claimPapers }),
  });
  const add = () => screen.getByRole('button', { name: 'Add another paper' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(add()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  await userEvent.upload(field!, new File(['x'], 'bill.pdf', { type: 'application/pdf' }));
  expect(chosen).toEqual([['other', 'bill.pdf']]);
  expect(add()).toHaveFocus();
});
