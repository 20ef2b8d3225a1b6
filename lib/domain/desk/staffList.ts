import type { StaffRole } from './permissions';

export const STAFF_CHANGES = ['disable', 'enable'] as const;
export type AccessChange = (typeof STAFF_CHANGES)[number];

/** No free text: the audit contains no personal data. */
export const CHANGE_REASONS = {
  disable: ['left', 'away', 'lostPhone', 'misuse'],
  enable: ['back', 'cleared'],
} as const satisfies Record<AccessChange, readonly string[]>;
export type ChangeReason = (typeof CHANGE_REASONS)[AccessChange][number];

/**
 * More revealed numbers in a day than this are pointed out. Numbers for promised calls don't count, as the call is the
 * reason.
 */
export const USUAL_REVEALS = 10;

export type StaffRowDto = {
  staffId: string;
  name: string;
  role: StaffRole;
  state: 'working' | 'idle' | 'out' | 'disabled';
  lastSeenAt?: string;
  hasAuthenticator: boolean;
  /** Since midnight in India. */
  today: { read: number; revealed: number; sent: number; denied: number };
};

/** GET /api/telecaller-dashboard/staff */
export type StaffListDto = {
  staff: readonly StaffRowDto[];
  /** The cursor for the following ones, if there are more. */
  next?: string;
};
