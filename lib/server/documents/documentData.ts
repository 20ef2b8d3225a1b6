import type { GrievanceOutcome } from '@/lib/domain/grievances/grievance';
import type { ChangeKind } from '@/lib/domain/my/changes';
import type { FilledForm } from '@/lib/domain/application/prefill';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { Relation } from '@/lib/domain/quote/members';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import type { Studies } from '@/lib/domain/travel/kinds/studies';
import type { Trip } from '@/lib/domain/travel/trip';
import type { RiderKey } from '@/lib/domain/plans/riders.data';

/** Plain data filled by services. Money is in whole rupees. */

export type PlanData = {
  product: ProductSlug;
  /** Empty for a product without variants. */
  tier: VariantName | '';
  sumInsured: number;
  /** Years. */
  tenure: number;
  riders: readonly RiderKey[];
};

/** Both days included. */
export type CoverPeriod = { from: IsoDate; until: IsoDate };

/** Contains no names or birthdays: it is shared and printed. */
export type QuoteDocumentData = {
  reference: string;
  date: IsoDate;
  members: readonly { relation: Relation; age: number; isEldest: boolean }[];
  place: { city: string; pincode?: string };
  plan: PlanData;
  price: PriceDto;
};

export type InsuredPerson = {
  memberId: string;
  name: string;
  relation: Relation;
  dateOfBirth: IsoDate;
  existingIllnesses?: readonly string[];
};

export type Proposer = {
  name: string;
  /** Masked: `98xxxx3210`. */
  mobileNumber: string;
  email?: string;
  address: readonly string[];
};

export const NOMINEE_RELATIONS = ['brother', 'sister', 'grandparent', 'other'] as const;

export type Nominee = {
  name: string;
  relation: Exclude<Relation, 'self'> | (typeof NOMINEE_RELATIONS)[number];
  /** Percent. */
  share: number;
  appointee?: string;
};

export type PolicyDocumentData = {
  policyNumber: string;
  issuedOn: IsoDate;
  cover: CoverPeriod;
  freeLookUntil: IsoDate;
  plan: PlanData;
  proposer: Proposer;
  members: readonly InsuredPerson[];
  nominees: readonly Nominee[];
  place: { city: string; pincode?: string };
  price: PriceDto;
  /** Set for a term after the first, and for one that goes on from another insurer. */
  later?: LaterTerm;
  /** Changes since the issue, the oldest first. */
  changes?: readonly {
    kind: Exclude<ChangeKind, 'account'> | 'mobile';
    on: IsoDate;
    name?: string;
    amount?: number;
  }[];
};

/** The days from which a person is covered, and from which illnesses are paid that were there before or are named. */
export type ServedWaits = { name: string; coveredFrom: IsoDate; existingFrom: IsoDate; namedFrom: IsoDate };

/** Everything that a term takes over from earlier terms. */
export type HandedOn = {
  /** Whole rupees; absent where the plan carries nothing forward. */
  carried?: number;
  people: readonly ServedWaits[];
  raised: readonly { from: number; on: IsoDate }[];
};

/** A term without `renews` goes on from another insurer. */
export type LaterTerm = HandedOn & { renews?: string };

/** Names no illness: another insurer reads it. */
export type CoverHistoryDocumentData = {
  policyNumber: string;
  date: IsoDate;
  heldBy: string;
  plan: PlanData;
  cover: CoverPeriod;
  /** The oldest first. `paid` is the sum for claims, in whole rupees. */
  terms: readonly { policyNumber: string; cover: CoverPeriod; sumInsured: number; paid: number }[];
} & HandedOn;

export type ReceiptDocumentData = {
  receiptNumber: string;
  policyNumber: string;
  paidOn: IsoDate;
  paidBy: string;
  method: 'upi' | 'card' | 'netbanking' | 'wallet' | 'other';
  paymentReference: string;
  plan: PlanData;
  cover: CoverPeriod;
  price: PriceDto;
};

export type HealthCardDocumentData = {
  policyNumber: string;
  member: Pick<InsuredPerson, 'memberId' | 'name' | 'dateOfBirth'>;
  /** In the QR code. */
  link: string;
  plan: PlanData;
  cover: CoverPeriod;
};

export type InformationSheetDocumentData = {
  date: IsoDate;
  plan: PlanData;
  policyNumber?: string;
};

export type WordingDocumentData = {
  date: IsoDate;
  product: ProductSlug;
};

export type BrochureDocumentData = WordingDocumentData;

export type TaxCertificateDocumentData = {
  policyNumber: string;
  paidBy: string;
  plan: PlanData;
  cover: CoverPeriod;
  /** The policy's premium, then one for each person who was added later. */
  premiums: readonly TaxedPremium[];
};

/**
 * Amounts are in whole rupees. `refund` is set if the policy was cancelled. `tenure` counts the years that the premium
 * covers or begins.
 */
export type TaxedPremium = {
  paidOn: IsoDate;
  amount: number;
  refund: number;
  tenure: number;
  /** The person who was added. */
  name?: string;
};

export type OmbudsmanDocumentData = {
  grievanceId: string;
  filedOn: IsoDate;
  /** The number of a policy, claim or quote. */
  reference?: string | undefined;
  complainant: { name: string; mobileNumber: string; email?: string; address?: string; pincode?: string };
  /** Offices by the complainant's city: several if its state is shared, none if it isn't known. */
  offices: readonly string[];
  text: string;
  remedy?: string | undefined;
  amount?: string | undefined;
  papers: number;
  answers: readonly { on: IsoDate; outcome?: GrievanceOutcome; text: string }[];
};

export type TripCertificateDocumentData = {
  policyNumber: string;
  issuedOn: IsoDate;
  trip: Trip;
  studies?: Studies | undefined;
  sumInsuredUsd: number;
  travellers: readonly {
    surname?: string;
    givenNames: string;
    dateOfBirth: IsoDate;
    passportNumber: string;
  }[];
  code: string;
  /** In the QR code. */
  link: string;
};

/** The proposal as it was signed, with numbers masked. */
export type ProposalDocumentData = {
  applicationNumber: string;
  policyNumber: string;
  signedOn: IsoDate;
  plan: PlanData;
  price: PriceDto;
  form: FilledForm;
  isBlocked: boolean;
  /** Keyed hash of the whole form, which is kept with the signature. */
  fingerprint: string;
};

export type DocumentData = {
  quote: QuoteDocumentData;
  schedule: PolicyDocumentData;
  receipt: ReceiptDocumentData;
  healthCard: HealthCardDocumentData;
  informationSheet: InformationSheetDocumentData;
  taxCertificate: TaxCertificateDocumentData;
  coverHistory: CoverHistoryDocumentData;
  wording: WordingDocumentData;
  brochure: BrochureDocumentData;
  ombudsman: OmbudsmanDocumentData;
  tripCertificate: TripCertificateDocumentData;
  proposal: ProposalDocumentData;
};

export type DocumentKind = keyof DocumentData;
