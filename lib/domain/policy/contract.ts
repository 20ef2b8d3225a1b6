import type { IsoDate } from '@/lib/domain/common/dates';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { Relation } from '@/lib/domain/quote/members';
import type { CancellationTerms } from './terms';

export const POLICY_DOCUMENTS = [
  'schedule',
  'receipt',
  'informationSheet',
  'taxCertificate',
  'coverHistory',
  'proposal',
  'healthCard',
] as const;
export type PolicyDocumentKind = (typeof POLICY_DOCUMENTS)[number];

export const CANCELLATION_REASONS = ['price', 'cover', 'other', 'unsaid'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** `none`: no refund due. */
export type RefundDto = {
  status: 'none' | 'underWay' | 'sent';
  sentAt?: string;
  /** A reference to quote on the phone. */
  reference?: string;
};

/** The next term if it is issued already: people who are added to this term are not in it. */
export type NextTermDto = { policyNumber: string; startsOn: IsoDate };

/** GET /api/policy */
export type PolicyDto = {
  policyNumber: string;
  quoteId: string;
  productName: string;
  product: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  holder: string;
  people: readonly { memberId: string; name: string; relation: Relation; dateOfBirth: IsoDate }[];
  nominee: string;
  price: PriceDto;
  issuedOn: IsoDate;
  startsOn: IsoDate;
  endsOn: IsoDate;
  freeLookUntil: IsoDate;
  /** The day of the answer. */
  today: IsoDate;
  hasPhysicalCopy: boolean;
  /** Waiting periods that were served at another insurer: since when they count, and up to which sum. */
  ported?: { since: IsoDate; sumInsured: number };
  /** `renews`: the earlier term, in a later one. `renewedBy`: the next term, once renewed. */
  renews?: { policyNumber: string };
  renewedBy?: { policyNumber: string };
  /** The next term, if it lacks somebody who was added to this one later. */
  withoutAdded?: NextTermDto & { names: readonly string[] };
  /** The next term is in place, so it must be cancelled first. */
  isContinued?: true;
  /** The refund if cancelled today. */
  cancellation: CancellationTerms;
  /** The amount is in whole rupees. */
  cancelled?: { requestedOn: IsoDate; amount: number; refund: RefundDto };
};

/** POST /api/policy/card-check. An unknown card answers as an ended one. */
export type CardCheckDto = { isValid: boolean; checkedAt: string };
