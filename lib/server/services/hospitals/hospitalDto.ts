import type { Locale } from '@/lib/domain/common/locales';
import type { FoundHospitalDto, HospitalDto } from '@/lib/domain/hospitals/contract';
import { degreesTo, directionOf, kmBetween } from '@/lib/domain/hospitals/geography';
import { cityIn } from '@/lib/domain/places/cities';
import type { Point } from '@/lib/domain/places/places';
import { findHospitalNamed, type HospitalRecord, listHospitals } from '@/models/hospitals/hospital';
import { findCurrentEdition } from '@/models/hospitals/hospitalList';

/** Undefined when the list has no hospital of that code, or not any more. */
export async function readHospital(id: string, locale: Locale): Promise<HospitalDto | undefined> {
  const edition = await findCurrentEdition();
  const record = edition === undefined ? null : await findHospitalNamed(edition, id);
  return record ? toHospitalDto(record, locale) : undefined;
}

export function toHospitalDto(record: HospitalRecord, locale: Locale): HospitalDto {
  const { code, nameHi, nameTa, isSample, city, notCashlessSince, opensAt, closesAt, desk } = record;
  const { address, pincode, state, phone, specialities, beds, isCashless, isOpenAllDay } = record;
  const names = { en: record.name, hi: nameHi ?? record.name, ta: nameTa ?? record.name };
  return {
    id: code,
    name: names[locale],
    isSample: isSample === true,
    city: cityIn(locale, city),
    address,
    pincode,
    state,
    phone,
    specialities,
    beds,
    isCashless,
    isOpenAllDay,
    ...(desk && { desk }),
    ...(notCashlessSince && { notCashlessSince }),
    ...(opensAt !== undefined && closesAt !== undefined && { opensAt, closesAt }),
    checkedOn: record.checkedOn,
    lat: record.lat,
    lng: record.lng,
  };
}

/** Reads these hospitals; with `from`, also how far they are from there, and in which direction. */
export async function readFound(
  edition: string,
  entries: readonly { number: number }[],
  from: Point | undefined,
  locale: Locale,
): Promise<FoundHospitalDto[]> {
  const records = await listHospitals(
    edition,
    entries.map(({ number }) => number),
  );
  return records.map((record) => {
    const hospital = toHospitalDto(record, locale);
    if (!from) return hospital;
    const degrees = degreesTo(from, record);
    const km = Math.round(kmBetween(from, record) * 10) / 10;
    return { ...hospital, from: { km, degrees, direction: directionOf(degrees) } };
  });
}
