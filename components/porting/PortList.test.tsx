import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import portability from '@/locales/en/portability.json';
import porting from '@/locales/en/porting.json';
import session from '@/locales/en/session.json';
import { aPort } from '@/tests/browser/aPort';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Porting } from './Porting';

test('where its policy was issued first, that is said instead of a doubt, and what is true stands there', async () => {
  catchLog();
  const draft = { portId: 'PO-2611-99999997', version: 0, form: {} };
  const answerOf = (isIssued: boolean) => ({
    body: { draft, ports: [aPort('confirmed', { ...(isIssued && { isIssued }) })] },
  });
  const calls = fakeApi((url) =>
    url === api.portWithdraw
      ? { status: 409, body: { code: 'STEP_NOT_REACHED' } }
      : answerOf(calls.some((call) => call.url === api.portWithdraw)),
  );
  render(<Porting />, { wrapper: inPage(aRouter().router, { porting, portability, session }) });
  await userEvent.click(await screen.findByRole('button', { name: porting.withdraw }));
  await userEvent.click(await screen.findByRole('button', { name: porting.withdrawConfirm }));
  expect(await screen.findByText(new RegExp(porting.told.issued))).toBeVisible();
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent(porting.issuedFirst.replaceAll(/<.?my>/g, ''));
  expect(within(told).getByRole('link')).toHaveAttribute('href', paths.my);
  expect(screen.queryByRole('button', { name: porting.withdraw })).toBeNull();
});

test('a move that was sent is deleted once that was asked twice', async () => {
  const sent = aPort('working');
  const draft = { portId: 'PO-2611-99999999', version: 0, form: {} };
  const calls = fakeApi({ body: { draft, ports: [sent] } });
  render(<Porting />, { wrapper: inPage(aRouter().router, { porting, portability, session }) });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const deleted = () => calls.filter(({ url }) => url === api.portWithdraw).length;
  await press(porting.withdraw);
  expect(screen.getByText(porting.withdrawText)).toBeVisible();
  expect(screen.getByRole('button', { name: porting.keep })).toHaveFocus();
  await press(porting.keep);
  expect(screen.getByRole('button', { name: porting.withdraw })).toHaveFocus();
  expect(deleted()).toBe(0);
  await press(porting.withdraw);
  await press(porting.withdrawConfirm);
  expect(deleted()).toBe(1);
});
