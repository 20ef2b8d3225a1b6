import type { StaffRole } from './permissions';

export const STAFF_CHANGES = ['disable', 'enable'] as const;
export type AccessChange = (typeof STAFF_CHANGES)[number];

/** No free text: the audit contains no personal data. */
export const CHANGE_REASONS = {
  disable: ['left', 'away', 'lostPhone', 'misuse'],
  enable: ['back', 'cleared'],
} as const satisfies Record<AccessChange, readonly string[]>;
export type ChangeReason = (typeof CHANGE_REASONS)[AccessChange][number];

/** More numbers revealed for a reason in a day than this are pointed out; a promised call is its own reason. */
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
  /** Asks for the following ones, where there are more. */
  next?: string;
};
