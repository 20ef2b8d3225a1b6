import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSWRConfig } from 'swr';
import { Claims } from '@/components/desk/claims/Claims';
import { api } from '@/lib/config/paths';
import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import type { DeskClaimDto, DeskClaimsDto } from '@/lib/domain/claims/desk/contract';
import claimBill from '@/locales/en/claimBill.json';
import claimPapers from '@/locales/en/claimPapers.json';
import desk from '@/locales/en/desk.json';
import deskClaims from '@/locales/en/deskClaims.json';
import { catchLog, fakeApi } from './fakeApi';
import { aRouter, inPage } from './inPage';

export const row: ClaimSummaryDto = {
  claimId: 'CL-2611-00000001',
  status: 'review',
  person: 'Sample Asha',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  kind: 'cashless',
  hospitalName: 'Parijat General',
  admittedOn: '2026-11-20',
  updatedAt: '2026-11-20T05:00:00Z',
};
export const list: DeskClaimsDto = {
  claims: [
    { ...row, dueAt: '2026-11-20T06:00:00Z', dueFor: 'approved' },
    { ...row, claimId: 'CL-2611-00000002', dueAt: '2026-11-20T08:30:00Z', dueFor: 'preauthorised' },
  ],
  counts: { told: 0, asked: 0, review: 2, approved: 0 },
  late: 1,
  asOf: '2026-11-20T07:00:00Z',
};
export const claim: DeskClaimDto = {
  ...row,
  answers: { story: 'Fell on the stairs', kind: 'cashless', admittedOn: '2026-11-20' },
  version: 3,
  steps: [],
  missing: [],
  papers: [],
  questions: [],
  open: [],
  payouts: [],
  typedBill: {},
  billVersion: 0,
  bankProofs: [],
  flags: [{ flag: 'roomDays', count: 5, of: 4 }],
  terms: {
    admittedOn: '2026-11-20',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    sumInsured: 10_00_000,
    coPaymentPercent: 0,
    left: { sumInsured: 10_00_000, carried: 0, deductible: 0 },
    room: 'any',
    daysBefore: 60,
    daysAfter: 180,
    paysConsumables: false,
    coversMaternity: false,
    waits: [{ reason: 'firstDays', coveredFrom: '2026-01-31' }],
  },
};

export type Answer = { status?: number; body?: unknown };

export function shows(more: Readonly<Record<string, () => Answer>> = {}) {
  catchLog();
  const known: Readonly<Record<string, () => Answer>> = {
    [api.deskClaims]: () => ({ body: list }),
    [api.deskClaim]: () => ({ body: claim }),
    [api.deskClaimBill]: () => ({ body: { claimId: row.claimId, version: 1 } }),
    ...more,
  };
  const calls = fakeApi((address) => {
    const { pathname } = new URL(address, 'http://site');
    return known[pathname]?.() ?? { status: 404 };
  });
  const wrapper = inPage(aRouter().router, { claimBill, claimPapers, desk, deskClaims });
  const page = (
    <>
      <Claims />
      <SignIn />
    </>
  );
  render(page, { wrapper });
  return { calls, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** Looks at the session again, as the form does. */
function SignIn() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate(api.staffSession)}>
      {'Sign in'}
    </button>
  );
}
