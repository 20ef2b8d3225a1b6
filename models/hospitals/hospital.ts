import mongoose, { Schema } from 'mongoose';
import type { HospitalFacts } from '@/lib/domain/hospitals/hospital';
import { defineModel, insertPlain } from '@/models/common/defineModel';

/** A hospital with its code and names, as an import brings it. */
export type ListedHospital = HospitalFacts & {
  code: string;
  name: string;
  nameHi?: string;
  nameTa?: string;
  isSample?: true;
};

/** A hospital as one edition of the list has it. Its id consists of the edition and its number there. */
export type HospitalRecord = ListedHospital & { _id: string; edition: string };

const schema = new Schema<HospitalRecord>(
  {
    _id: { type: String, required: true },
    edition: { type: String, required: true },
    code: { type: String, required: true },
    name: { type: String, required: true },
    nameHi: String,
    nameTa: String,
    isSample: Boolean,
    address: { type: String, required: true },
    pincode: { type: String, required: true },
    city: { type: String, required: true },
    state: { type: String, required: true },
    phone: { type: String, required: true },
    desk: Object,
    specialities: { type: [String], required: true },
    beds: { type: Number, required: true },
    isCashless: { type: Boolean, required: true },
    notCashlessSince: String,
    isOpenAllDay: { type: Boolean, required: true },
    opensAt: Number,
    closesAt: Number,
    checkedOn: { type: String, required: true },
    lat: { type: Number, required: true },
    lng: { type: Number, required: true },
  },
  { collection: 'hospitals', versionKey: false },
);
schema.index({ edition: 1, code: 1 }, { unique: true });

export const Hospitals = defineModel('Hospitals', schema);

export const hospitalId = (edition: string, number: number) => `${edition}:${number}`;

/** Lists hospitals in the order of these numbers. */
export async function listHospitals(edition: string, numbers: readonly number[]): Promise<HospitalRecord[]> {
  const ids = numbers.map((number) => hospitalId(edition, number));
  if (ids.length === 0) return [];
  const found = await Hospitals.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  const byId = new Map(found.map((hospital) => [hospital._id, hospital]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function findHospitalNamed(edition: string, code: string): Promise<HospitalRecord | null> {
  return Hospitals.findOne({ edition, code }).lean().exec();
}

/** A page of codes, for the sitemap. */
export async function listCodes(edition: string, after: string, limit: number): Promise<string[]> {
  const later = { edition, code: mongoose.trusted({ $gt: after }) };
  const found = await Hospitals.find(later, { code: 1 }).sort({ edition: 1, code: 1 }).limit(limit).lean();
  return found.map(({ code }) => code);
}

export function insertHospitals(records: readonly HospitalRecord[]): Promise<void> {
  return insertPlain(Hospitals, records);
}

export async function deleteHospitalsBut(editions: readonly string[]): Promise<void> {
  await Hospitals.deleteMany({ edition: mongoose.trusted({ $nin: editions }) });
}
