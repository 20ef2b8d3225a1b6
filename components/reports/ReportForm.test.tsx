import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import report from '@/locales/en/report.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { ReportForm } from './ReportForm';

function show(kind: 'call' | 'wrongdoing') {
  cleanup();
  render(
    <NextIntlClientProvider locale="en" messages={{ report }}>
      <ReportForm kind={kind} />
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );
}
const words = () => screen.getAllByRole('textbox')[0] as HTMLTextAreaElement;

beforeEach(() => sessionStorage.clear());

test('a survey is there again after its page was loaded anew, until it is sent', async () => {
  show('call');
  await userEvent.click(screen.getAllByRole('radio')[0]!);
  await userEvent.type(words(), 'Shorter music');
  show('call');
  expect(words()).toHaveValue('Shorter music');
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  catchLog();
  const calls = fakeApi({ status: 500 }, 'offline', { status: 201, body: {} });
  const send = () => userEvent.click(screen.getByRole('button', { name: report.send }));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(report.notSent);
  expect(words()).toHaveValue('Shorter music');
  await send();
  await userEvent.type(words(), ', please');
  await send();
  expect(await screen.findByText(report.call.thanks)).toBeVisible();
  // The same is sent under the same key, so that it counts once; something else is not.
  const [first, again, other] = calls.map(({ body }) => body['key']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sessionStorage.getItem('survey')).toBeNull();
  show('call');
  expect(words()).toHaveValue('');
});

test('of a report of wrongdoing the device keeps nothing', async () => {
  show('wrongdoing');
  await userEvent.type(words(), 'The cash box');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('cash box');
  show('wrongdoing');
  expect(words()).toHaveValue('');
});

test('number and code of a report that was sent are shown, and a line that is not sent stays', async () => {
  catchLog();
  const keys = { reportId: 'RE-2612-20024655', code: 'QN8U2GKPAZ3H' };
  const found = { body: { sentOn: '2026-11-30', lines: [] } };
  fakeApi({ status: 201, body: keys }, 'offline', found, 'offline', found);
  show('wrongdoing');
  await userEvent.type(words(), 'The cash box');
  for (const group of screen.queryAllByRole('group')) await userEvent.click(group.querySelector('input')!);
  await userEvent.click(screen.getByRole('button', { name: report.send }));
  expect(await screen.findByText(keys.code)).toBeVisible();
  expect(screen.getByRole('heading', { name: report.wrongdoing.title })).toHaveFocus();
  await userEvent.type(screen.getByLabelText(report.number), keys.reportId);
  await userEvent.type(screen.getByLabelText(report.code), keys.code);
  const press = (name: string) => userEvent.click(screen.getByText(name));
  await press(report.show);
  expect(await screen.findByText(report.notShown)).toBeInTheDocument();
  await press(report.show);
  await userEvent.type(await screen.findByLabelText(report.add), 'And the books');
  await press(report.sendLine);
  expect(await screen.findByText(report.notSent)).toBeInTheDocument();
  expect(screen.getByLabelText(report.add)).toHaveValue('And the books');
  await press(report.sendLine);
  await waitFor(() => expect(screen.getByLabelText(report.add)).toHaveValue(''));
});
