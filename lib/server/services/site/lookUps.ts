import type { PincodeDto } from '@/lib/domain/places/contract';
import { findBank } from '@/lib/server/banks/banks';
import { AppError } from '@/lib/server/http/errors';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { findPincode } from '@/lib/server/places/places';

export function readBank(ifsc: string): { ifsc: string; bank: string } {
  const bank = findBank(ifsc);
  if (bank === undefined) throw new AppError('NOT_FOUND');
  return { ifsc, bank };
}

export function readPincode(pincode: string): PincodeDto {
  const found = findPincode(pincode);
  if (!found) throw new AppError('NOT_FOUND');
  const centre = findCentre(pincode);
  const { place, district, state } = found;
  return { pincode, city: place.name, district, state, ...(centre && { centre }) };
}
