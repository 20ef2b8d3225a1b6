/** What the audit keeps, by kind. */
const byKind = {
  signIn: [
    'STAFF_SIGNED_IN',
    'STAFF_SIGN_IN_FAILED',
    'STAFF_SIGNED_OUT',
    'SECOND_FACTOR_ENROLLED',
    'SECOND_FACTOR_PASSED',
    'SECOND_FACTOR_FAILED',
    'SECOND_FACTOR_RESET',
  ],
  denied: ['STAFF_DENIED'],
  reveal: ['NUMBER_REVEALED'],
  read: [
    'QUOTES_LISTED',
    'QUOTE_READ',
    'CASES_LISTED',
    'CLAIMS_LISTED',
    'CLAIM_PAPER_OPENED',
    'CLAIM_READ',
    'CALLS_LISTED',
    'PAYMENT_ISSUES_LISTED',
    'PAYMENT_READ',
    'LINK_PREVIEWED',
    'LINKS_LISTED',
  ],
  work: [
    'CASE_DECIDED',
    'CALL_BACK_SET',
    'CALL_NOTED',
    'CALL_OUTCOME',
    'CASE_RELOGGED',
    'CLAIM_ASKED',
    'CLAIM_DECIDED',
    'CLAIM_NOTED',
    'CONSENT_WITHDRAWN',
    'NOTE_ADDED',
    'PAYMENT_CHECKED',
    'PAYMENT_ISSUE_SEEN',
    'QUOTE_HANDED_OVER',
    'QUOTE_MADE',
    'QUOTE_TAKEN',
  ],
  link: [
    'LINK_ASKED',
    'LINK_APPROVED',
    'LINK_RETURNED',
    'LINK_SENT',
    'LINK_REFUSED',
    'LINK_CANCELLED',
    'LINK_TOKEN_MADE',
    'LINK_TOKEN_OPENED',
    'LINK_TOKEN_REFUSED',
  ],
  supervision: [
    'STAFF_ADDED',
    'STAFF_DISABLED',
    'STAFF_ENABLED',
    'STAFF_LISTED',
    'AUDIT_SEARCHED',
    'AUDIT_EXPORTED',
  ],
  customer: [
    'CLAIM_TOLD',
    'HEALTH_DECLARED',
    'KYC_CHECKED',
    'PROPOSAL_SIGNED',
    'POLICY_CANCELLED',
    'QUOTE_TAKEN_OVER',
    'CHANGE_ASKED',
    'CHANGE_WITHDRAWN',
  ],
} as const;

export const AUDIT_KINDS = Object.keys(byKind) as (keyof typeof byKind)[];
export type AuditAction = (typeof byKind)[keyof typeof byKind][number];

export const actionsOf = (kind: keyof typeof byKind): readonly AuditAction[] => byKind[kind];
export const AUDIT_ACTIONS: readonly AuditAction[] = AUDIT_KINDS.flatMap(actionsOf);
