import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { ChangeFormDto, MyDto } from '@/lib/domain/my/contract';
import { type ChangeKind, needsProof } from '@/lib/domain/my/changes';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { ReviewCases } from '@/models/desk/reviewCase';
import { STAFF } from '@/tests/api/support/codes';
import { type Applicant, makeApplicant, signAll } from '@/tests/api/support/purchases';
import { messagesTo, signIn, Visitor } from '@/tests/api/support/visitors';
import { sendChangeProof } from './proof';

export type Customer = Applicant & { policyNumber: string };
export type Deciders = Record<Exclude<StaffRole, 'claims'>, Visitor>;

/** `first` separates the staff of test files that share a process. */
export async function signInDeciders(port: number, first: number): Promise<Deciders> {
  const visitors: Partial<Deciders> = {};
  for (const [at, role] of (['telecaller', 'supervisor', 'underwriter'] as const).entries()) {
    const [staffId, mobileNumber] = [`SAMPLE-${first + at}`, String(6_000_006_000 + first + at)];
    await createStaff({ ...STAFF, staffId, role, mobileNumber }, new Date());
    visitors[role] = new Visitor(port);
    await signIn(visitors[role], staffId, mobileNumber);
  }
  return visitors as Deciders;
}

export async function makeCustomer(port: number, applicant?: Applicant): Promise<Customer> {
  const who = applicant ?? (await makeApplicant(port));
  const { body } = await signAll(who);
  return { ...who, policyNumber: body.policyNumber as string };
}

const today = () => todayInIndia(new Date());

export const ravi = { name: 'Ravi Sample', relation: 'father', dateOfBirth: '1960-05-06' };
export const home = {
  addressLine: '7, New Road',
  locality: 'Baner',
  pincode: '411045',
  email: 'new@mail.example',
};
export const baby = () => ({
  relation: 'daughter',
  name: 'Tara Sample',
  gender: 'female',
  illness: 'no',
  dateOfBirth: addDays(today(), -91),
});

export const saveChange = (
  { visitor, policyNumber }: Customer,
  kind: ChangeKind,
  data: object,
  more: object = {},
) => visitor.post(api.myChange, { policyNumber, kind, data, version: 0, ...more });

/** Asks for a change, with its paper if it needs one. */
export async function askChange(customer: Customer, kind: ChangeKind, data: object) {
  if (!needsProof(kind)) return saveChange(customer, kind, data, { submit: true });
  const { changeId = '', version } = (await saveChange(customer, kind, data)).body as ChangeFormDto;
  await sendChangeProof(customer.visitor, changeId);
  return saveChange(customer, kind, data, { submit: true, version });
}

export const caseOf = async (changeId = '') => (await ReviewCases.findOne({ changeId }).orFail())._id;

export const decide = async (
  staff: Visitor,
  changeId: string | undefined,
  decision: 'accepted' | 'declined',
) =>
  staff.post(api.cases, {
    caseId: await caseOf(changeId),
    decision,
    reason: 'Read beside the policy and found right',
  });

export async function readPolicy({ visitor, policyNumber }: Customer): Promise<PolicyDto> {
  const { body } = await visitor.get(`${api.policy}?policyNumber=${policyNumber}`);
  return body as PolicyDto;
}

export const requestOf = async ({ visitor }: Customer) =>
  ((await visitor.get(api.my)).body as MyDto).requests[0];

export const changeMessages = async ({ mobileNumber, visitor }: Customer) =>
  (await messagesTo(mobileNumber, visitor)).filter(({ purpose }) => /^change/.test(purpose));
