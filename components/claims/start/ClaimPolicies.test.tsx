import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ClaimablePoliciesDto, ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import { formatDate } from '@/lib/i18n/format';
import claims from '@/locales/en/claims.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ClaimPolicies } from './ClaimPolicies';

afterEach(() => jest.useRealTimers());

const endsOn = '2026-11-29';
const policy: ClaimablePolicyDto = {
  policyNumber: 'P-2511-00000000',
  product: 'reassurev2',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  startsOn: '2025-11-30',
  endsOn,
  people: [],
  quickAnswer: { minutes: 60, lawMinutes: 60, isActive: true, isLargeEnough: true, hasSafeguard: false },
};

test.each([
  ['2026-11-29', 'until'],
  ['2026-11-30', 'ended'],
] as const)('where the server’s day is %s, it says “%s”, whatever the phone’s clock', async (today, word) => {
  for (const phone of ['2020-01-01', '2040-01-01']) {
    jest.useFakeTimers({
      now: new Date(phone),
      doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask'],
    });
    fakeApi({ body: { today, policies: [policy] } satisfies ClaimablePoliciesDto });
    const { unmount } = render(<ClaimPolicies />, { wrapper: inPage(aRouter().router, { claims }) });
    const date = formatDate(endsOn, 'en');
    expect(await screen.findByText(claims.policies[word].replace('{date}', date))).toBeVisible();
    unmount();
  }
});
