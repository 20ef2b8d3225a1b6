import { GRIEVANCE_ABOUTS, type GrievanceAbout } from '@/lib/domain/grievances/grievance';
import type { CaseKind } from './reviewCases';

export const STAFF_ROLES = ['telecaller', 'supervisor', 'underwriter', 'claims'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The only table of staff permissions. Health answers are for underwriters, who don't sell. */
const permissions = {
  telecaller: [
    'session',
    'quotes.list',
    'quotes.read',
    'quotes.own',
    'payments.read',
    'proposals.relog',
    'customers.call',
    'links.send',
    'cases.list',
    'paymentIssues.list',
    'talks.answer',
    'ports.read',
    'ports.work',
  ],
  supervisor: [
    'session',
    'quotes.list',
    'quotes.read',
    'quotes.own',
    'quotes.assign',
    'payments.read',
    'proposals.relog',
    'customers.call',
    'links.send',
    'links.approve',
    'audit.read',
    'figures.read',
    'staff.manage',
    'switches.turn',
    'cases.list',
    'cases.decide',
    'cases.identity',
    'paymentIssues.list',
    'paymentIssues.close',
    'grievances.answer',
    'talks.answer',
    'reports.read',
    'reviews.moderate',
    'careers.read',
    'ports.read',
    'ports.work',
    'secondFactor',
  ],
  underwriter: [
    ...(['session', 'cases.list', 'cases.decide', 'cases.health', 'secondFactor'] as const),
    ...(['ports.read', 'ports.confirm'] as const),
  ],
  /** Claims staff read about illnesses and move money, so they never sell. */
  claims: ['session', 'claims.list', 'claims.decide', 'grievances.answer', 'talks.answer', 'secondFactor'],
} as const satisfies Record<StaffRole, readonly string[]>;

export type Permission = (typeof permissions)[StaffRole][number];

/** All that a session may do before its second factor, in roles that need one. */
const beforeSecondFactor: readonly Permission[] = ['session', 'secondFactor'];

const readers: Record<CaseKind, Permission> = {
  kyc: 'cases.identity',
  proposal: 'cases.health',
  nominee: 'cases.identity',
  address: 'cases.identity',
  name: 'cases.identity',
  account: 'cases.identity',
  mobile: 'cases.identity',
  // The case shows the illness of the person who is added.
  person: 'cases.health',
};

export function isAllowed(role: StaffRole, permission: Permission): boolean {
  return permissions[role].some((each) => each === permission);
}

export function needsSecondFactor(role: StaffRole): boolean {
  return isAllowed(role, 'secondFactor');
}

export function isAllowedBeforeSecondFactor(permission: Permission): boolean {
  return beforeSecondFactor.includes(permission);
}

export function mayDecide(role: StaffRole, kind: CaseKind): boolean {
  return isAllowed(role, 'cases.decide') && isAllowed(role, readers[kind]);
}

/** The subjects that a role answers. Claims tell of illnesses, which salespeople must not read. */
export function grievancesFor(role: StaffRole): readonly GrievanceAbout[] {
  if (!isAllowed(role, 'grievances.answer')) return [];
  return GRIEVANCE_ABOUTS.filter((about) => (about === 'claim') === (role === 'claims'));
}
