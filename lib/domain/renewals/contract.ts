import type { RefusalReason } from '@/lib/domain/claims/settle/notCoveredYet';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { Relation } from '@/lib/domain/quote/members';
import type { Choices, RenewalDraft } from './choices';
import type { MandateNoticeKind, MandateStatus } from './mandate';
import type { EarnedDiscount } from './renewalDiscount';
import type { RenewalDates, RenewalStage } from './renewalDates';

/** Whole rupees; `other`: what the last price had that no table says. */
export type RenewalCause = {
  key: 'age' | 'claim' | 'rates' | 'cap' | 'left' | 'joined' | 'cover' | 'tax' | 'other' | 'earned';
  amount: number;
};

/** `lastPrice` and the amounts of the causes add up to the price of one year. */
export type RenewalPriceDto = {
  /** Of a year. */
  lastPrice: number;
  causes: readonly RenewalCause[];
  /** The ages that set the row. */
  rows: { was: number; is: number };
  claimed: number;
  /** One, two and three years. */
  prices: readonly PriceDto[];
};

/** Whole rupees. */
export type CarriedDto = {
  /** Full again each year. */
  sumInsured: number;
  carried: number;
  /** Of `carried`: from years before, and from the one that ends. */
  before: number;
  added: number;
  most: number;
  mostTimes: number;
  /** `carried` in sums insured. */
  times: number;
};

export type WaitDto = { reason: RefusalReason; paidFrom: IsoDate };

export type RenewalPersonDto = {
  memberId: string;
  name: string;
  relation: Relation;
  age: number;
  /** Of the price before zone, riders and discounts; absent once they leave. */
  amount?: number;
  isLeaving: boolean;
  /** Joins now. */
  isNew: boolean;
  waits: readonly WaitDto[];
};

/** The leave to debit each next term by itself. Whole rupees. */
export type MandateDto = {
  status: MandateStatus;
  limit: number;
  /** Where it is given, until then. */
  checkoutUrl?: string;
  checkoutFields?: Record<string, string>;
  /** What was told last. */
  notice?: { kind: MandateNoticeKind; amount: number; debitOn: IsoDate };
  /** The bank was asked for this term's premium; once a term. */
  isTried?: true;
};

/** `renewed`: the next term is there. */
export type RenewalStatus = RenewalStage | 'renewed';

/** In GET /api/renewals: policies of the number that can be renewed, soonest first. */
export type RenewalSummaryDto = {
  policyNumber: string;
  productName: string;
  tier: string;
  endsOn: IsoDate;
  status: RenewalStatus;
  renewedBy?: string;
};

/** GET, POST /api/renewals/renewal */
export type RenewalDto = RenewalSummaryDto & {
  product: string;
  today: IsoDate;
  dates: RenewalDates;
  sumInsured: number;
  /** Sums that can be chosen. */
  sums: readonly number[];
  startsOn: IsoDate;
  paidOn: IsoDate;
  holder: string;
  /** As typed. */
  data: RenewalDraft;
  version: number;
  /** Of what is chosen: comes back with the payment, so that nothing else is paid. */
  about: string;
  /** What is priced. */
  choices: Choices;
  /** Problems of what was saved, by field. */
  fields?: Record<string, string>;
  price: RenewalPriceDto;
  earned: EarnedDiscount;
  carried?: CarriedDto;
  people: readonly RenewalPersonDto[];
  /** Where the sum grows: the waits of the part above. */
  raised?: { from: number; waits: readonly WaitDto[] };
  paymentId?: string;
  mandate?: MandateDto;
};

export type RenewalsDto = { renewals: readonly RenewalSummaryDto[] };

/** POST /api/renewals/opened: what a reminder's link tells before a code. */
export type OpenedRenewalDto = {
  policyNumber: string;
  productName: string;
  tier: string;
  endsOn: IsoDate;
  mobileNumber: string;
};
