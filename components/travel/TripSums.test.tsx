import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import bill from '@/locales/en/bill.json';
import common from '@/locales/en/common.json';
import travel from '@/locales/en/travel.json';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { trip } from '@/tests/browser/journeys';
import { TripSums } from './TripSums';

afterEach(() => jest.restoreAllMocks());

function show() {
  const { router } = aRouter('/Travel/get-quote');
  render(
    <TripSums
      trip={trip}
      sumInsuredUsd={undefined}
      saveState={{ state: 'idle' }}
      onChoose={() => undefined}
      onFinish={() => Promise.resolve()}
    />,
    { wrapper: inPage(router, { travel, bill, common }) },
  );
}

test('while trips are not sold, the page says so and shows no price', async () => {
  catchLog();
  fakeApi({ status: 422, body: { code: 'PLAN_NOT_AVAILABLE', message: 'x' } });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(travel.sum.paused);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('prices that could not be loaded are asked for once more, which the button shows until there is an answer', async () => {
  catchLog();
  fakeApi({ status: 503 });
  show();
  const again = await screen.findByRole('button', { name: travel.sum.tryAgain });
  const letGo = holdAnswers();
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  letGo();
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
});
