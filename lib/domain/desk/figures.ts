import type { LeadStatus } from '@/lib/domain/quote/leadStatus';

export const FIGURE_DAYS = [14, 30, 90] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
/** The most quotes that are counted; older ones of the window are left out. */
export const FIGURES_OF_AT_MOST = 20_000;

export type LinkDayDto = { day: string; sent: number; opened: number; paid: number };

/** GET /api/telecaller-dashboard/figures */
export type FiguresDto = {
  from: string;
  to: string;
  /** Quotes of these days, and how many of them made each move. */
  quotes: number;
  moves: readonly { status: LeadStatus; count: number }[];
  links: readonly LinkDayDto[];
  isCut: boolean;
};

export const SERVICES = [
  'callbacks',
  'quotes',
  'talks',
  'grievances',
  'cases',
  'paymentIssues',
  'approvals',
] as const;
export type Service = (typeof SERVICES)[number];

/** Hours until something is late. A call is late after the time it was promised for, a grievance after its last day. */
export const LATE_AFTER_HOURS: Readonly<Record<Service, number>> = {
  callbacks: 0,
  quotes: 24,
  talks: 5 / 60,
  grievances: 0,
  cases: 24,
  paymentIssues: 24,
  approvals: 1,
};

/** Services with a promised time, which is then what `oldestAt` tells. */
export const PROMISED_SERVICES: readonly Service[] = ['callbacks', 'grievances'];

export type ServiceLevelDto = {
  service: Service;
  open: number;
  late: number;
  /** When the oldest one was requested, or for when it was promised. */
  oldestAt?: string;
};

/** GET /api/telecaller-dashboard/service-levels */
export type ServiceLevelsDto = {
  levels: readonly ServiceLevelDto[];
  /** Staff who had unusually many numbers shown today. */
  unusual: readonly { staffId: string; revealed: number }[];
};
