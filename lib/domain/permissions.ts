export const STAFF_ROLES = ['telecaller', 'supervisor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who of the staff may do what: the only table. */
const permissions = {
  telecaller: ['session', 'quotes.list', 'cases.list', 'paymentIssues.list'],
  supervisor: [
    'session',
    'quotes.list',
    'audit.read',
    'cases.list',
    'cases.decide',
    'paymentIssues.list',
    'paymentIssues.close',
  ],
} as const satisfies Record<StaffRole, readonly string[]>;

export type Permission = (typeof permissions)[StaffRole][number];

export function isAllowed(role: StaffRole, permission: Permission): boolean {
  return permissions[role].some((each) => each === permission);
}
