import { toAnswers, isFamilyComplete, type FamilyForm } from './familyForm';

/** What a price asks of the family; each part undefined while it can't be priced. */
export function toFamilyQuery(form: FamilyForm, today: string) {
  const { members, pincode, city } = toAnswers(form);
  const isPriced = isFamilyComplete({ ...form, existingIllness: 'no' }, today) && (!pincode || /^\d{6}$/.test(pincode));
  if (!isPriced) return { members: undefined, location: undefined };
  return { members, location: pincode ? { pincode } : { city: city ?? '' } };
}
