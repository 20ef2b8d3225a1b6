import type { Attribution } from '@/lib/domain/common/contract';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Segment } from '@/lib/domain/quote/segments';

export type LeadRecord = {
  _id: string;
  quoteId: string;
  ownerHash: string;
  /** Sealed {mobileNumber, name, dateOfBirth}. */
  person: string;
  mobileHash: string;
  status: LeadStatus;
  segment: Segment;
  source: string;
  language: string;
  attribution: Attribution;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

export const leadFields = {
  _id: { type: String, required: true },
  quoteId: { type: String, required: true },
  ownerHash: { type: String, required: true },
  person: { type: String, required: true },
  mobileHash: { type: String, required: true },
  status: { type: Number, required: true },
  segment: { type: String, required: true },
  source: { type: String, required: true },
  language: { type: String, required: true },
  attribution: { type: Object, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
} as const;
