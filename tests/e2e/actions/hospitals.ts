import { HOSPITAL_COLUMNS } from '@/lib/validation/hospitals/importRow';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import type { HospitalFacts } from '@/models/hospitals/hospital';
import type { Site } from '../support/site';

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

function toCells(hospital: HospitalFacts): Readonly<Record<string, string | number | undefined>> {
  const { nameHi, nameTa, specialities, isCashless, isOpenAllDay, notCashlessSince } = hospital;
  const { code, name, address, pincode, phone, beds, opensAt, closesAt, checkedOn, lat, lng } = hospital;
  return {
    ...{ code, name, address, pincode, phone, beds, lat, lng },
    name_hi: nameHi,
    name_ta: nameTa,
    specialities: specialities.join('|'),
    cashless: yesOrNo(isCashless),
    not_cashless_since: notCashlessSince,
    open_all_day: yesOrNo(isOpenAllDay),
    opens_at: opensAt,
    closes_at: closesAt,
    checked_on: checkedOn,
  };
}

/** By the command of operators, from a file, while the site is down. */
export async function importsHospitals(site: Site, count: number): Promise<void> {
  const rows = makeSampleHospitals(count).map(toCells);
  const lines = rows.map((row) => HOSPITAL_COLUMNS.map((name) => `"${row[name] ?? ''}"`).join(','));
  await site.kill();
  await site.importHospitals([HOSPITAL_COLUMNS.join(','), ...lines].join('\n'));
  await site.start();
}
