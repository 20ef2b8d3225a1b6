import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import tripClaim from '@/locales/en/tripClaim.json';
import tripPolicy from '@/locales/en/tripPolicy.json';
import { faultsIn } from '@/tests/browser/axe';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { aTripPolicyDto } from '@/tests/travel/policies';
import { TripChanges } from '@/components/travel/policy/TripChanges';

const policy = aTripPolicyDto(0);
const { today } = policy;
const draft: TripClaimDto = {
  policyNumber: policy.policyNumber,
  version: 1,
  today,
  details: { place: 'Lisbon, Portugal', accountNumber: '••••9012' },
};

function show(told: (url: string) => object) {
  const { router, pushed } = aRouter('/policy', paths.policy(policy.policyNumber));
  const calls = fakeApi((url) => ({ body: told(url) }));
  const { container } = render(<TripChanges policy={policy} onChanged={() => undefined} />, {
    wrapper: inPage(router, { tripPolicy, tripClaim }),
  });
  return { calls, container, pushed, user: userEvent.setup() };
}

test('without a line that is said, with a way to try again', async () => {
  catchLog();
  const { container, user } = show(() => draft);
  const calls = fakeApi('offline', { body: draft });
  await user.click(screen.getByText(tripClaim.title));
  expect(await screen.findByText(tripClaim.errorTitle)).toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: tripClaim.again }));
  expect(await screen.findByLabelText(tripClaim.place)).toHaveValue('Lisbon, Portugal');
  expect(calls.length).toBeGreaterThan(1);
});

test('what was typed of a claim is asked for once it is opened, and stands in its fields', async () => {
  const { calls, container, user } = show(() => draft);
  expect(calls).toEqual([]);
  await user.click(screen.getByText(tripClaim.title));
  expect(await screen.findByLabelText(tripClaim.place)).toHaveValue('Lisbon, Portugal');
  expect(screen.getByLabelText(tripClaim.accountNumber)).toHaveValue('••••9012');
  expect(await faultsIn(container)).toEqual([]);
});

test('what is missing stands in a list and at its field; once it is told its own page is opened', async () => {
  let answer: TripClaimDto = { ...draft, fields: { 'details.story': 'Say what happened' } };
  const { calls, pushed, user } = show(() => answer);
  await user.click(screen.getByText(tripClaim.title));
  await user.selectOptions(await screen.findByLabelText(tripClaim.loss), 'baggage');
  await user.click(screen.getByRole('button', { name: tripClaim.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Say what happened');
  expect(screen.getByLabelText(tripClaim.story)).toBeInvalid();
  answer = { ...draft, claimId: 'CL-2611-00000001' };
  await user.click(screen.getByRole('button', { name: tripClaim.send }));
  await waitFor(() => expect(pushed).toEqual([paths.claim('CL-2611-00000001')]));
  const sent = calls.filter(({ url, body }) => url === api.tripClaim && body['submit']);
  expect(sent.at(-1)?.body).toMatchObject({ details: { loss: 'baggage', place: 'Lisbon, Portugal' } });
});
