import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import callMe from '@/locales/en/callMe.json';
import common from '@/locales/en/common.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TopicCall } from './TopicCall';

const { form, topics } = callMe;
const field = (name: keyof typeof form) => screen.getByLabelText(form[name]);
const ask = () => userEvent.click(screen.getByRole('button', { name: callMe.ask }));

/** Chooses the first option that is offered. */
async function choose(name: 'day' | 'time') {
  const [, first] = [...field(name).querySelectorAll('option')];
  await userEvent.selectOptions(field(name), first!);
}

test('what fails is told, what is wrong has the focus, and all that was typed is there after it', async () => {
  catchLog();
  const wrong = 'We may not call this number.';
  const refused = { code: 'INVALID', message: wrong, fields: { mobileNumber: wrong, leadDir: 'unseen' } };
  const often = { code: 'CALL_LIMIT', message: 'Ask again tomorrow.' };
  const calls = fakeApi(
    'offline',
    { status: 422, body: often },
    { status: 400, body: refused },
    {
      body: { from: '2026-11-30T03:30:00Z', to: '2026-11-30T06:30:00Z' },
    },
  );
  render(<TopicCall />, { wrapper: inPage(aRouter().router, { callMe }) });
  await ask();
  await waitFor(() => expect(field('topic')).toHaveFocus());
  await userEvent.selectOptions(field('topic'), Object.values(topics)[0]!);
  await userEvent.selectOptions(field('language'), common.languages.ta);
  await choose('day');
  await choose('time');
  await userEvent.type(field('name'), 'Asha Sample');
  await userEvent.type(field('mobileNumber'), '98765 43210');
  await ask();
  expect(await screen.findByText(callMe.failed)).toBeVisible();
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(often.message);
  expect(screen.queryByText(callMe.failed)).toBeNull();
  await ask();
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(field('mobileNumber')).toHaveAccessibleDescription(wrong);
  await waitFor(() => expect(field('mobileNumber')).toHaveFocus());
  expect(screen.queryByText(callMe.failed)).toBeNull();
  await ask();
  expect(await screen.findByText(/30 Nov 2026/)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    language: 'ta',
    name: 'Asha Sample',
    mobileNumber: '9876543210',
  });
  await userEvent.click(screen.getByRole('button', { name: callMe.change }));
  await waitFor(() => expect(field('name')).toHaveValue('Asha Sample'));
});
