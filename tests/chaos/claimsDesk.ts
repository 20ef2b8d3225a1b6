import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { SampleCodeDto } from '@/lib/domain/desk/contract';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';
import { sealClaimAnswers } from '@/lib/server/services/claims/claimRecord';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { ClaimCases, NEVER_DUE } from '@/models/claims/claimCase';
import { Policies } from '@/models/policy/policy';
import { Browser } from '@/tests/api/support/browser';
import { samplePolicy } from './samplePolicy';

const STAFF = { staffId: 'SAMPLE-4001', name: 'Sample Desk', mobileNumber: '6000004001' } as const;
const FIRST_NUMBER = 7_200_000_000;

export const claimIdOf = (nth: number) => `CL-2611-${String(nth).padStart(8, '0')}`;

/** A claim that waits for its decision, of a policy of its own with an account that changed long ago. */
export async function insertToldClaim(nth: number, now: Date): Promise<void> {
  const policyNumber = `SUK2026-${String(nth).padStart(11, '0')}`;
  const claimId = claimIdOf(nth);
  const people = sealPeople(peopleOf(nth, now), policyNumber);
  const own = {
    _id: policyNumber,
    quoteId: `q${nth}`,
    applicationId: `a${nth}`,
    mobileHash: `m${nth}`,
    people,
  };
  await Policies.insertOne(samplePolicy(own, addDays(todayInIndia(now), 100), now));
  const events = (['told', 'complete'] as const).map((what) => ({ what, at: now }));
  await ClaimCases.insertOne({
    _id: claimId,
    mobileHash: `m${nth}`,
    policyNumber,
    status: 'review',
    kind: 'reimbursement',
    answers: sealClaimAnswers(
      { memberId: '1', kind: 'reimbursement', hospitalName: 'Sample', admittedOn: todayInIndia(now) },
      claimId,
    ),
    requestHash: 'none',
    events,
    toldEvents: 2,
    payouts: [],
    dueBy: NEVER_DUE,
    version: 1,
    language: 'en',
    createdAt: now,
    updatedAt: now,
    expiresAt: keptUntil('claim', now),
  });
}

function peopleOf(nth: number, now: Date): PolicyPeople {
  const [name, dateOfBirth] = ['Sample Holder', '1990-01-01'];
  const mobileNumber = String(FIRST_NUMBER + nth);
  const holder = { title: 'mr', name, dateOfBirth, mobileNumber, email: `h${nth}@mail.example` };
  return {
    holder: holder as unknown as PolicyPeople['holder'],
    nominee: {} as unknown as PolicyPeople['nominee'],
    insured: [{ memberId: '1', name, relation: 'self', dateOfBirth, conditions: [] }],
    account: {
      changeId: `c${nth}`,
      holder: name,
      accountNumber: '123456789012',
      ifsc: 'HDFC0000001',
      coolUntil: now.toISOString(),
    },
  };
}

/** Signs in, with both factors, a person who decides claims. */
export async function openDesk(port: number, now: Date): Promise<Browser> {
  await createStaff({ ...STAFF, role: 'claims' }, now);
  const desk = new Browser(port);
  const { body } = await desk.post(api.otpStaffGenerate, { staffId: STAFF.staffId });
  const sent = await desk.get(`/api/dev/outbox?to=${STAFF.mobileNumber}`);
  const [message] = sent.body as OutboxMessageDto[];
  const otp = /^\d{6}/.exec(message?.text ?? '')?.[0];
  await desk.post(api.otpStaffValidate, { requestId: (body as { requestId: string }).requestId, otp });
  // Asking for the second factor creates the person's secret.
  await desk.get(api.staffSession);
  const codes = (await desk.get(api.sampleAuthenticator)).body as SampleCodeDto[];
  const code = codes.find(({ staffId }) => staffId === STAFF.staffId)?.code;
  const { status } = await desk.post(api.staffSecondFactor, { code });
  if (status !== 200) throw new Error(`the desk was not opened: ${status}`);
  return desk;
}

/** Makes one attempt. Resolves to whether nothing is left to decide. */
export async function decideOnce(desk: Browser, claimId: string, rupees: number): Promise<boolean> {
  const read = await desk.get(`${api.deskClaim}?claimId=${claimId}`);
  const { status, version, answers } = (read.body ?? {}) as Partial<DeskClaimDto>;
  if (read.status !== 200 || status === undefined) return false;
  if (status !== 'review') return true;
  const day = answers?.admittedOn;
  const bill = {
    admittedOn: day,
    dischargedOn: day,
    billsByRoom: true,
    cause: { kind: 'accident' },
    lines: [{ head: 'surgeon', billedPaise: rupees * 100 }],
  };
  const decided = await desk.post(api.deskClaimDecide, { claimId, version, bill, confirm: true });
  return decided.status === 200;
}
