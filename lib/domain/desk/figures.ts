import type { LeadStatus } from '@/lib/domain/quote/leadStatus';

export const FIGURE_DAYS = [14, 30, 90] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
/** Older ones of the window are left out. */
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

export const SERVICES = ['callbacks', 'cases', 'paymentIssues', 'approvals'] as const;
export type Service = (typeof SERVICES)[number];

/** Hours until something is late. A call is late after the time it was promised for. */
export const LATE_AFTER_HOURS = { callbacks: 0, cases: 24, paymentIssues: 24, approvals: 1 } as const;

export type ServiceLevelDto = {
  service: Service;
  open: number;
  late: number;
  /** When the oldest was asked for, or promised. */
  oldestAt?: string;
};

/** GET /api/telecaller-dashboard/service-levels */
export type ServiceLevelsDto = { levels: readonly ServiceLevelDto[] };
