import { writeFileSync } from 'node:fs';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { HOSPITAL_COLUMNS } from '@/lib/validation/hospitals/importRow';
import type { ListedHospital } from '@/models/hospitals/hospital';

/** npx tsx tests/e2e/support/sampleHospitals.ts COUNT FILE: a list as operators import it. */

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

function toCells(hospital: ListedHospital): Readonly<Record<string, string | number | undefined>> {
  const { nameHi, nameTa, desk, specialities, isCashless, isOpenAllDay, notCashlessSince } = hospital;
  const { code, name, address, pincode, phone, beds, opensAt, closesAt, checkedOn, lat, lng } = hospital;
  return {
    code,
    name,
    address,
    pincode,
    phone,
    beds,
    lat,
    lng,
    name_hi: nameHi,
    name_ta: nameTa,
    desk_phone: desk?.phone,
    desk_opens_at: desk?.opensAt,
    desk_closes_at: desk?.closesAt,
    specialities: specialities.join('|'),
    cashless: yesOrNo(isCashless),
    not_cashless_since: notCashlessSince,
    open_all_day: yesOrNo(isOpenAllDay),
    opens_at: opensAt,
    closes_at: closesAt,
    checked_on: checkedOn,
  };
}

const [count, file = ''] = process.argv.slice(2);
const lines = makeSampleHospitals(Number(count))
  .map(toCells)
  .map((row) => HOSPITAL_COLUMNS.map((name) => `"${row[name] ?? ''}"`).join(','));
writeFileSync(file, [HOSPITAL_COLUMNS.join(','), ...lines].join('\n'));
