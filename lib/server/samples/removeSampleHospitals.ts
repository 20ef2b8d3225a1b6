import { Hospitals } from '@/models/hospitals/hospital';
import { findCurrentEdition, HospitalLists } from '@/models/hospitals/hospitalList';

/** A list is all samples or has none: an import replaces it. */
export async function removeSampleHospitals(): Promise<number> {
  const edition = await findCurrentEdition();
  const count = await Hospitals.countDocuments({ edition, isSample: true });
  if (count > 0) await Promise.all([Hospitals.deleteMany({}), HospitalLists.deleteMany({})]);
  return count;
}
