import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import claimTexts from '@/locales/en/claim.json';
import claimPapers from '@/locales/en/claimPapers.json';
import session from '@/locales/en/session.json';
import { ClaimPage } from './ClaimPage';

const claimId = 'CL-2611-00000001';
const at = '2026-11-23T05:12:00Z';
const claim: ClaimDto = {
  claimId,
  status: 'asked',
  policyNumber: 'SUK2026-01234567897',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  person: 'Arjun Sample',
  hospitalName: 'Parijat General',
  kind: 'cashless',
  admission: 'emergency',
  updatedAt: at,
  answers: {},
  version: 4,
  notice: { by: at, isInTime: true },
  quickAnswer: { minutes: 60, lawMinutes: 60, isActive: true, isLargeEnough: true, hasSafeguard: false },
  steps: [],
};
const others: ClaimOtherDetailsDto = {
  claimId,
  missing: [],
  papers: [],
  questions: [{ questionId: 'q1', reason: 'accident', askedAt: at }],
  open: ['q1'],
  payouts: [],
  typed: {},
};

test('an answer that is typed while the claim is decided stays to be read, and how it stands is said', async () => {
  catchLog();
  let status: ClaimDto['status'] = 'asked';
  fakeApi((url) => {
    if (url === api.claimAnswer)
      return { status: 409, body: { code: 'STEP_NOT_REACHED', message: 'Too early' } };
    if (url.startsWith(api.claimOtherDetails)) return { body: others };
    return { body: { ...claim, status } };
  });
  const { router } = aRouter('/claims/claim', paths.claim(claimId));
  render(<ClaimPage />, { wrapper: inPage(router, { claim: claimTexts, claimPapers, session }) });
  await userEvent.type(await screen.findByLabelText(claimTexts.questions.answer), 'On the stairs');
  status = 'refused';
  await userEvent.click(screen.getByRole('button', { name: claimTexts.questions.send }));
  expect(await screen.findByRole('heading', { name: /can’t pay this claim/ })).toBeVisible();
  expect(screen.getByText(claimTexts.questions.closed)).toBeVisible();
  expect(screen.getByText('On the stairs')).toBeVisible();
  expect(screen.queryByText('Too early')).toBeNull();
});
