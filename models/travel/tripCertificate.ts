import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type TripCertificateRecord = {
  /** Keyed hash of the code on the certificate. */
  _id: string;
  policyNumber: string;
  /** Which of the policy's certificates it is, counted from 1. */
  certificate: number;
  createdAt: Date;
  expiresAt: Date;
};

const schema = new Schema<TripCertificateRecord>(
  {
    _id: { type: String, required: true },
    policyNumber: { type: String, required: true },
    certificate: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'tripCertificates', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const TripCertificates = defineModel('TripCertificates', schema);

export function insertTripCertificate(certificate: TripCertificateRecord): Promise<boolean> {
  return insertOnce(() => TripCertificates.insertOne(certificate));
}

export function findTripCertificate(id: string): Promise<TripCertificateRecord | null> {
  return TripCertificates.findById(id).lean().exec();
}
