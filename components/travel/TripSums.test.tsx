import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import bill from '@/locales/en/bill.json';
import common from '@/locales/en/common.json';
import travel from '@/locales/en/travel.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TripSums } from './TripSums';

test('while trips are not sold, the page says so and shows no price', async () => {
  catchLog();
  fakeApi({ status: 422, body: { code: 'PLAN_NOT_AVAILABLE', message: 'x' } });
  const trip = {
    destination: 'japan',
    startsOn: '2027-01-04',
    endsOn: '2027-01-10',
    travellers: ['1992-06-14'],
  } as const;
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
  expect(await screen.findByRole('alert')).toHaveTextContent(travel.sum.paused);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
