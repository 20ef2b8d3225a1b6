import { type EnteredBill, readTypedBill } from '@/lib/domain/claims/desk/typedBill';
import type { HospitalBill } from '@/lib/domain/claims/settle/settle';
import type { Paise } from '@/lib/domain/common/money';
import { addDays, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { lookupHash } from '@/lib/server/crypto';
import { invalidField } from '@/lib/server/http/errors';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { claimAnswersOf, settledOf, typedBillOf } from '@/lib/server/services/claims/claimRecord';

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

/** The bill that decided the claim, or the typed one once it is complete. */
export function enteredBillOf(claim: ClaimCaseRecord): HospitalBill | undefined {
  const { bill } = readTypedBill(typedBillOf(claim));
  return settledOf(claim)?.bill ?? (bill && toHospitalBill(bill));
}

/** The day of admission by the decision, or as typed from the hospital's papers; until then as the customer told us. */
export function admissionOf(claim: ClaimCaseRecord): IsoDate | undefined {
  const { admittedOn: typed } = typedBillOf(claim);
  const day = isIsoDate(typed) ? typed : claimAnswersOf(claim).admittedOn;
  return settledOf(claim)?.bill.admittedOn ?? (isIsoDate(day) ? day : undefined);
}

/** A longer stay is taken for a typing error, since hospital cash would pay for each day of it. */
const LONGEST_STAY_DAYS = 180;

export function checkStay({ admittedOn, dischargedOn }: HospitalBill): void {
  if (dischargedOn < admittedOn || dischargedOn > addDays(admittedOn, LONGEST_STAY_DAYS))
    throw invalidField('bill.dischargedOn', 'validation.claims.discharge');
}

const SHORTEST_NUMBER = 4;

/** Hash of a bill's number, the same however it is typed; undefined for a number too short to tell bills apart. */
export function billHashOf(number = ''): string | undefined {
  const plain = number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain.length < SHORTEST_NUMBER ? undefined : lookupHash('claim-bill', plain);
}
