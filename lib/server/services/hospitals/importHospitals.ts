import { type InferType, ValidationError } from 'yup';
import { HOSPITAL_COLUMNS, hospitalRowSchema, listSpecialities } from '@/lib/validation/hospitals/importRow';
import type { ListedHospital } from '@/models/hospitals/hospital';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { findPincode } from '@/lib/server/places/places';
import { type CsvProblem, type CsvRow, readCsv } from './csv';
import { publishHospitals } from './editions';

/** `isBusy`: another import is under way. */
export type Imported = { count: number; problems: readonly CsvProblem[]; isBusy?: true };

/** Puts all of the file in place of the earlier list, or nothing of it. */
export async function importHospitals(text: string, now: Date): Promise<Imported> {
  const { hospitals, problems } = readHospitals(text);
  if (problems.length > 0) return { count: 0, problems };
  if (!(await publishHospitals(hospitals, now))) return { count: 0, problems: [], isBusy: true };
  return { count: hospitals.length, problems };
}

function readHospitals(text: string): { hospitals: ListedHospital[]; problems: readonly CsvProblem[] } {
  const { columns, rows, problems } = readCsv(text);
  const missing = HOSPITAL_COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) return { hospitals: [], problems: [columnsMissing(missing)] };
  if (rows.length === 0)
    return { hospitals: [], problems: [{ line: 1, what: 'no hospital below the names' }] };
  const read = rows.map(readRow);
  return {
    hospitals: read.flatMap((each) => ('facts' in each ? [each.facts] : [])),
    problems: [
      ...problems,
      ...read.flatMap((each) => ('problems' in each ? each.problems : [])),
      ...repeated(rows),
    ].toSorted((one, other) => one.line - other.line),
  };
}

const columnsMissing = (names: readonly string[]) => ({
  line: 1,
  what: `columns are missing: ${names.join(', ')}`,
});

function repeated(rows: readonly CsvRow[]): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, values: { code = '' } }) => {
    const first = lines.get(code.toLowerCase());
    if (first === undefined) lines.set(code.toLowerCase(), line);
    return first === undefined ? [] : [{ line, what: `the code of line ${first} again` }];
  });
}

type Row = InferType<typeof hospitalRowSchema>;

function readRow({ line, values }: CsvRow): { facts: ListedHospital } | { problems: CsvProblem[] } {
  try {
    const facts = toFacts(hospitalRowSchema.validateSync(values, { abortEarly: false, stripUnknown: true }));
    return facts ? { facts } : { problems: [{ line, what: 'India Post knows no such pincode' }] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problems: [...new Set(error.errors)].map((what) => ({ line, what })) };
  }
}

function toFacts(row: Row): ListedHospital | undefined {
  const found = findPincode(row.pincode);
  const at = pointOf(row);
  if (!found || !at) return undefined;
  const { code, name, name_hi, name_ta, address, pincode, phone, beds } = row;
  return {
    code,
    name,
    address,
    pincode,
    phone,
    beds,
    ...(name_hi && { nameHi: name_hi }),
    ...(name_ta && { nameTa: name_ta }),
    city: found.place.name,
    state: found.state,
    specialities: listSpecialities(row.specialities),
    ...deskOf(row),
    ...cashlessOf(row),
    ...hoursOf(row),
    checkedOn: row.checked_on,
    ...at,
  };
}

/** The hospital's own point if the list has it, else the middle of its pincode. */
function pointOf({ pincode, lat, lng }: Row) {
  const centre = findCentre(pincode);
  return centre && lat !== undefined && lng !== undefined ? { lat, lng } : centre;
}

function deskOf({ desk_phone: phone, desk_opens_at: opensAt, desk_closes_at: closesAt }: Row) {
  if (!phone) return {};
  const hasHours = opensAt !== undefined && closesAt !== undefined;
  return { desk: { phone, ...(hasHours && { opensAt, closesAt }) } };
}

function cashlessOf({ cashless, not_cashless_since: since }: Row) {
  const isCashless = cashless === 'yes';
  return { isCashless, ...(!isCashless && since && { notCashlessSince: since }) };
}

function hoursOf({ open_all_day, opens_at: opensAt, closes_at: closesAt }: Row) {
  const isOpenAllDay = open_all_day === 'yes';
  return { isOpenAllDay, ...(!isOpenAllDay && opensAt !== undefined && { opensAt, closesAt }) };
}
