import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { type Paise, toPaise } from '@/lib/domain/common/money';
import { BILL_HEADS, type BillHead, type CutReason, type Room, ROOMS } from './billHeads.data';
import type { ClaimTerms } from './claimTerms';

export type BillLine = {
  head: BillHead;
  billed: Paise;
  /** The line's day, if it lies before admission or after discharge. */
  on?: IsoDate;
  /** How many days the line is billed for. */
  days?: number;
  /** What a person cut from the line. */
  cut?: { by: Paise; reason: CutReason };
};

export type Stay = {
  admittedOn: IsoDate;
  dischargedOn: IsoDate;
  /** The room that was taken and its rate, and the hospital's rate for the room that the plan covers. */
  room?: { taken: Room; rate: Paise; coveredRate: Paise };
  /** False where the hospital bills the same in every room. Then only the room is reduced. */
  billsByRoom: boolean;
};

export type LineReason =
  | CutReason
  | 'notTreatment'
  | 'consumables'
  | 'outsideDays'
  /** `room`: the room is dearer than the plan covers. `withRoom`: what rises with the room. */
  | 'room'
  | 'withRoom'
  /** The paise that are left out, since we pay whole rupees. */
  | 'paise';

export type SettledLine = {
  head: BillHead;
  billed: Paise;
  admitted: Paise;
  /** Has at least one reason where less is admitted than was billed. */
  reasons: readonly LineReason[];
};

/** Settles a line in whole rupees, rounded half up and never above what was billed. */
export function settleLine(terms: ClaimTerms, stay: Stay, line: BillLine): SettledLine {
  const { head, billed, cut } = line;
  const never = reasonForNothing(terms, stay, line);
  if (never) return { head, billed, admitted: toPaise(0), reasons: [never] };
  const rest = Math.max(0, billed - (cut?.by ?? 0)) as Paise;
  const [part, whole] = shareOf(terms, stay, head);
  const admitted = wholeRupees(rest, part, whole);
  const reasons: LineReason[] = cut ? [cut.reason] : [];
  if (part < whole) reasons.push(head === 'room' ? 'room' : 'withRoom');
  if (admitted < billed && reasons.length === 0) reasons.push('paise');
  return { head, billed, admitted, reasons };
}

function reasonForNothing(terms: ClaimTerms, stay: Stay, { head, on }: BillLine): LineReason | undefined {
  const kind = BILL_HEADS[head];
  if (kind === 'never') return 'notTreatment';
  if (kind === 'consumables' && !terms.paysConsumables) return 'consumables';
  if (on === undefined) return undefined;
  const first = addDays(stay.admittedOn, -terms.daysBefore);
  const last = addDays(stay.dischargedOn, terms.daysAfter);
  return on < first || on > last ? 'outsideDays' : undefined;
}

/** The share that is covered: the rate of the covered room divided by that of the room taken. */
function shareOf(terms: ClaimTerms, { room, billsByRoom }: Stay, head: BillHead): readonly [number, number] {
  const isReduced = head === 'room' || (BILL_HEADS[head] === 'withRoom' && billsByRoom);
  if (!room || !isReduced || isCovered(terms, room.taken) || room.coveredRate >= room.rate) return [1, 1];
  return [room.coveredRate, room.rate];
}

function isCovered({ room }: ClaimTerms, taken: Room): boolean {
  return room === 'any' || ROOMS.indexOf(taken) <= ROOMS.indexOf(room);
}

function wholeRupees(amount: Paise, part: number, whole: number): Paise {
  const [numerator, denominator] = [BigInt(amount) * BigInt(part), BigInt(whole) * 100n];
  const halfUp = Number((2n * numerator + denominator) / (2n * denominator));
  return toPaise(Math.min(halfUp, Math.floor(amount / 100)));
}
