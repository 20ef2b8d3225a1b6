import { PROVIDERS } from '@/lib/domain/common/providers';
import { PAYMENT_MODES } from '@/lib/domain/payment/payment';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TRAVEL } from '@/lib/domain/travel/trip';

/**
 * What operations and supervisors can stop without a deploy. A message has the name of its text
 * (locales/en/messages.json) and can be stopped if `canBeStopped` says so.
 */
export const SWITCH_NAMES = {
  product: [...PRODUCTS.map(({ slug }) => slug as string), TRAVEL.slug],
  payment: PAYMENT_MODES,
  provider: PROVIDERS,
  strip: ['info', 'promotional'],
  message: [],
} as const satisfies Record<string, readonly string[]>;

/** Beginnings of names that can't be stopped: somebody who stops a warning could do unseen what it warns of. */
const NEVER_STOPPED = [
  // Without codes nobody could sign in any more, not even the people who would turn them on again.
  'otp.',
  'number.',
  'account.',
  'claim.accountChanged',
  'claim.accountTold',
  'renewal.mandateDebit',
];

export const canBeStopped = (message: string): boolean =>
  !NEVER_STOPPED.some((beginning) => message.startsWith(beginning));

export type SwitchKind = keyof typeof SWITCH_NAMES;
export const SWITCH_KINDS = Object.keys(SWITCH_NAMES) as SwitchKind[];

export const SWITCH_WAYS = ['off', 'on'] as const;
export type SwitchWay = (typeof SWITCH_WAYS)[number];

/** Bounds of a reason, in characters. It is kept in the audit, so it must name nobody. */
export const SWITCH_REASON = { min: 5, max: 200 } as const;

export type SwitchDto = {
  kind: SwitchKind;
  name: string;
  /** Absent while it is on. */
  off?: { since: string; by: string; reason: string };
};

/** GET /api/telecaller-dashboard/switches */
export type SwitchesDto = { switches: readonly SwitchDto[] };
