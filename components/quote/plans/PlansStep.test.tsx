import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { emptyPlan } from '@/lib/domain/quote/journey/planForm';
import choosing from '@/locales/en/choosing.json';
import quote from '@/locales/en/quote.json';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { PlansStep } from './PlansStep';

const { plans } = quote;
const family: FamilyForm = {
  chosen: ['self'],
  dates: { self: '1992-04-02' },
  place: '411038',
  existingIllness: 'no',
};
const nothing = () => undefined;
const list = { addEventListener: nothing, removeEventListener: nothing, matches: false };
beforeEach(() => {
  window.scrollTo = nothing;
  window.matchMedia = () => list as unknown as MediaQueryList;
});

const show = () =>
  render(
    <PlansStep
      family={family}
      plan={emptyPlan}
      saveState={{ state: 'idle' }}
      onChange={nothing}
      onCompare={nothing}
      onFinish={async () => nothing()}
    />,
    { wrapper: inPage(undefined, { choosing }) },
  );

test('the choices are there before the prices have come', async () => {
  fakeApi({ body: { plans: [], refused: [] } });
  const letGo = holdAnswers();
  show();
  expect(screen.getByRole('heading', { name: plans.titleLoading })).toBeVisible();
  expect(screen.getByRole('group', { name: plans.cover })).toBeVisible();
  letGo();
  expect(await screen.findByText(plans.emptyTitle)).toBeVisible();
});

test('prices that cannot be loaded are told in their place, with the choices, and come with one press', async () => {
  catchLog();
  fakeApi('offline', { body: { plans: [], refused: [] } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: plans.tryAgain }));
  expect(await screen.findByText(plans.emptyTitle)).toBeVisible();
});
