import { type EnteredBill, readTypedBill } from '@/lib/domain/claims/desk/typedBill';
import type { HospitalBill } from '@/lib/domain/claims/settle/settle';
import type { Paise } from '@/lib/domain/common/money';
import { addDays, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { lookupHash } from '@/lib/server/crypto';
import { invalidField } from '@/lib/server/http/errors';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { claimAnswersOf, settledOf, typedBillOf } from '../claimRecord';

export function toHospitalBill(entered: EnteredBill): HospitalBill {
  const { room, lines, ...stay } = entered;
  return {
    ...stay,
    ...(room && {
      room: { taken: room.taken, rate: room.ratePaise as Paise, coveredRate: room.coveredRatePaise as Paise },
    }),
    lines: lines.map(({ head, billedPaise, on, days, cutPaise, cutReason }) => ({
      head,
      billed: billedPaise as Paise,
      on,
      days,
      ...(cutPaise !== undefined && cutReason && { cut: { by: cutPaise as Paise, reason: cutReason } }),
    })),
  };
}

/** What it was decided by, or what is typed, once that is a bill. */
export function enteredBillOf(claim: ClaimCaseRecord): HospitalBill | undefined {
  const { bill } = readTypedBill(typedBillOf(claim));
  return settledOf(claim)?.bill ?? (bill && toHospitalBill(bill));
}

/** As it was decided by or is typed from the hospital's papers; until then as the customer told us. */
export function admissionOf(claim: ClaimCaseRecord): IsoDate | undefined {
  const { admittedOn: typed } = typedBillOf(claim);
  const day = isIsoDate(typed) ? typed : claimAnswersOf(claim).admittedOn;
  return settledOf(claim)?.bill.admittedOn ?? (isIsoDate(day) ? day : undefined);
}

/** Longer stays are typing errors, and each day of them may be paid for. */
const LONGEST_STAY_DAYS = 180;

export function checkStay({ admittedOn, dischargedOn }: HospitalBill): void {
  if (dischargedOn < admittedOn || dischargedOn > addDays(admittedOn, LONGEST_STAY_DAYS))
    throw invalidField('bill.dischargedOn', 'validation.claims.discharge');
}

const SHORTEST_NUMBER = 4;

/** Spelled alike however it is typed; undefined for what is too short to tell bills apart. */
export function billHashOf(number = ''): string | undefined {
  const plain = number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain.length < SHORTEST_NUMBER ? undefined : lookupHash('claim-bill', plain);
}
