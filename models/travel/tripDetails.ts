import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type TripDetailsRecord = {
  /** The quote's id. */
  _id: string;
  /** Proven number; unreadable after the quote's number changes. */
  mobileHash?: string;
  /** Sealed: passports, nominee, declarations, as typed. */
  details: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<TripDetailsRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: String,
    details: { type: String, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'tripDetails', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const AllTripDetails = defineModel('TripDetails', schema);

export function findTripDetails(quoteId: string): Promise<TripDetailsRecord | null> {
  return AllTripDetails.findById(quoteId).lean().exec();
}

export function saveTripDetails(record: TripDetailsRecord): Promise<TripDetailsRecord | null> {
  return saveVersion(AllTripDetails, record);
}

export async function deleteTripDetails(quoteId: string): Promise<void> {
  await AllTripDetails.deleteOne({ _id: quoteId });
}
