import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import bill from '@/locales/en/bill.json';
import travel from '@/locales/en/travel.json';
import tripSteps from '@/locales/en/tripSteps.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TripJourney } from './TripJourney';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Renders the prerendered page, types into it, then hydrates it. */
async function typedBeforeScript(type: () => void) {
  const Page = inPage(aRouter('/Travel/get-quote').router, { travel, tripSteps, bill });
  const page = (
    <Page>
      <TripJourney />
    </Page>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  type();
  await act(async () => {
    hydrateRoot(container, page);
    await Promise.resolve();
  });
}

test('a link from a page about a country chooses it', async () => {
  fakeApi({ status: 404 });
  const { router } = aRouter('/Travel/get-quote');
  router.query = { to: 'uk' };
  render(<TripJourney />, { wrapper: inPage(router, { travel, tripSteps, bill }) });
  await waitFor(() => expect(field('Destination')).toHaveValue('unitedKingdom'));
});

test('a trip that is typed before the script of the page stays, and is kept on this device', async () => {
  fakeApi({ status: 404 });
  await typedBeforeScript(() => {
    field('Destination').value = 'japan';
    field('Day you leave India').value = '2027-01-04';
    field('Day').value = '14';
    field('Month').value = '06';
    field('Year').value = '1992';
  });
  expect(field('Destination')).toHaveValue('japan');
  expect(field('Day you leave India')).toHaveValue('2027-01-04');
  expect(field('Year')).toHaveValue('1992');
  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('form4') ?? '{}') as object;
    expect(kept).toMatchObject({ destination: 'japan', startsOn: '2027-01-04', travellers: ['1992-06-14'] });
  });
});
