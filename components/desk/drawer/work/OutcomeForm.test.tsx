import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import deskCalls from '@/locales/en/deskCalls.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import { aHistory, quote, showDrawer } from '@/tests/browser/drawer';

test('an outcome is of the number that was called, also when the quote has another one by then', async () => {
  let now = { ...quote, numberMark: 'shown' };
  const { calls, user } = showDrawer(aHistory(), {
    [api.quotesHistory]: () => ({ body: aHistory({ quote: now }) }),
    [api.reveal]: () => {
      now = { ...quote, numberMark: 'corrected' };
      return { body: { mobileNumber: '9876543210', numberMark: 'called' } };
    },
  });
  const note = async () => {
    await user.selectOptions(screen.getByRole('combobox', { name: deskDrawer.outcome.label }), 'noAnswer');
    await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
    expect(await screen.findByText(deskDrawer.outcome.saved)).toBeVisible();
    // From there the drawer's keys go on.
    expect(screen.getByRole('combobox', { name: deskDrawer.outcome.label })).toHaveFocus();
  };
  await user.click(await screen.findByText(deskDrawer.outcome.title));
  await note();
  await user.click(screen.getByRole('button', { name: deskDrawer.reveal }));
  await user.click(screen.getByRole('button', { name: deskCalls.reasons.asked }));
  await screen.findByRole('link', { name: 'Number of Sample Ramesh: 9876543210' });
  await note();
  const sent = calls.filter(({ url }) => url === api.deskOutcomes);
  expect(sent.map(({ body }) => body['numberMark'])).toEqual(['shown', 'called']);
});
