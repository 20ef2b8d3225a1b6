import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { emptyPlan, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { findCity } from '@/lib/domain/places/cities';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { priceEvery } from '@/lib/domain/quote/pricing/priceAll';
import bill from '@/locales/en/bill.json';
import choosing from '@/locales/en/choosing.json';
import claimsOfPlans from '@/locales/en/plans.json';
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
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.close = nothing;
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

/** The step with its choice, as the journey around it keeps it. */
async function showPriced() {
  const members = [{ relation: 'self', dateOfBirth: '1992-04-02' }] as const;
  const asked = { members, sumInsured: emptyPlan.sumInsured, place: findCity('Pune') };
  fakeApi({ body: priceEvery(asked, '2026-11-20') });
  const finished: PriceDto[] = [];
  function Journey() {
    const [plan, setPlan] = useState<PlanForm>(emptyPlan);
    return (
      <PlansStep
        family={family}
        plan={plan}
        saveState={{ state: 'idle' }}
        onChange={(part) => setPlan((before) => ({ ...before, ...part }))}
        onCompare={nothing}
        onFinish={async (price) => void finished.push(price)}
      />
    );
  }
  render(<Journey />, { wrapper: inPage(undefined, { choosing, bill, plans: claimsOfPlans }) });
  await screen.findAllByRole('button', { name: /^Choose / });
  return finished;
}

/** Presses one after the other without letting React render in between. */
async function pressAtOnce(...targets: readonly HTMLElement[]) {
  const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  env.IS_REACT_ACT_ENVIRONMENT = false;
  for (const target of targets) {
    target.click();
    await Promise.resolve();
  }
  env.IS_REACT_ACT_ENVIRONMENT = true;
}

test('two choices pressed before what follows is drawn are both kept', async () => {
  await showPriced();
  const sum = screen.getByRole('radio', { name: /25 lakh/ });
  const years = screen.getByRole('radio', { name: /^3 years/ });
  await pressAtOnce(sum, years);
  await waitFor(() => expect(years).toBeChecked());
  expect(sum).toBeChecked();
});

test('the price that another press has made old leads nowhere; the new one does', async () => {
  const finished = await showPriced();
  const go = screen.getByRole('button', { name: plans.continueShort });
  const [card = go] = screen.getAllByRole('button', { name: /^Choose / }).slice(-1);
  await pressAtOnce(card, go);
  expect(card).toHaveAttribute('aria-pressed', 'true');
  const amountOf = (part: Element | null) => part?.querySelector('.num')?.textContent;
  await waitFor(() => expect(amountOf(go.closest('[data-edge]'))).toBe(amountOf(card.closest('li'))));
  expect(finished).toEqual([]);
  await userEvent.click(go);
  expect(finished).toHaveLength(1);
});
