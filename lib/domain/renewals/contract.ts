import type { RefusalReason } from '@/lib/domain/claims/settle/notCoveredYet';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { Relation } from '@/lib/domain/quote/members';
import type { Choices, RenewalDraft } from './choices';
import type { MandateNoticeKind, MandateStatus } from './mandate';
import type { EarnedDiscount } from './renewalDiscount';
import type { RenewalDates, RenewalStage } from './renewalDates';

/** One reason why the price changed, in whole rupees. `other` is the part of the last price that no table explains. */
export type RenewalCause = {
  key: 'age' | 'claim' | 'rates' | 'cap' | 'left' | 'joined' | 'cover' | 'tax' | 'other' | 'earned';
  amount: number;
};

/** `lastPrice` and the amounts of the causes add up to the price of one year. */
export type RenewalPriceDto = {
  /** The last term's price for one year. */
  lastPrice: number;
  causes: readonly RenewalCause[];
  /** The ages that chose the row of the price table, then and now. */
  rows: { was: number; is: number };
  claimed: number;
  /** The prices for one, two and three years. */
  prices: readonly PriceDto[];
};

/** Amounts are in whole rupees. */
export type CarriedDto = {
  /** The sum insured, which is full again each year. */
  sumInsured: number;
  carried: number;
  /** The parts of `carried`: from years before, and from the one that ends. */
  before: number;
  added: number;
  most: number;
  mostTimes: number;
  /** How many sums insured `carried` is. */
  times: number;
};

export type WaitDto = { reason: RefusalReason; paidFrom: IsoDate };

export type RenewalPersonDto = {
  memberId: string;
  name: string;
  relation: Relation;
  age: number;
  /** Their part of the price before zone, riders and discounts; absent for somebody who leaves. */
  amount?: number;
  isLeaving: boolean;
  /** Whether they join with this renewal. */
  isNew: boolean;
  waits: readonly WaitDto[];
};

/** The customer's leave to debit each next term by itself. Amounts are in whole rupees. */
export type MandateDto = {
  status: MandateStatus;
  limit: number;
  /** The page on which the customer gives it; absent once it is given. */
  checkoutUrl?: string;
  checkoutFields?: Record<string, string>;
  /** The last notice of a debit. */
  notice?: { kind: MandateNoticeKind; amount: number; debitOn: IsoDate };
  /** Set once the bank was asked for this term's premium, which happens once a term. */
  isTried?: true;
};

/** `renewed`: the next term is issued. */
export type RenewalStatus = RenewalStage | 'renewed';

/** A policy in GET /api/renewals, which lists those of the number that can be renewed, the soonest first. */
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
  /** Sums insured that can be chosen. */
  sums: readonly number[];
  startsOn: IsoDate;
  paidOn: IsoDate;
  holder: string;
  /** The choices as typed, valid or not. */
  data: RenewalDraft;
  version: number;
  /** Names what is chosen. It comes back with the payment, so that nothing else is paid. */
  about: string;
  /** The choices that `price` is for. */
  choices: Choices;
  /** Problems of what was saved, by field. */
  fields?: Record<string, string>;
  price: RenewalPriceDto;
  earned: EarnedDiscount;
  carried?: CarriedDto;
  people: readonly RenewalPersonDto[];
  /** Set where the sum insured grows: the waiting periods of the part above. */
  raised?: { from: number; waits: readonly WaitDto[] };
  paymentId?: string;
  mandate?: MandateDto;
};

export type RenewalsDto = { renewals: readonly RenewalSummaryDto[] };

/** POST /api/renewals/opened: what a reminder's link shows before a code was given. */
export type OpenedRenewalDto = {
  policyNumber: string;
  productName: string;
  tier: string;
  endsOn: IsoDate;
  mobileNumber: string;
};
