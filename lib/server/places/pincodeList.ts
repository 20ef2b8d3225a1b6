import { unpackPincodes } from './pincodeRanges';
import rows from './pincodes.data.json';

/** India Post's pincodes in their order, and the row of each, as columns: maps of texts took 4 MB. */
const { numbers, rowOf } = readColumns();

export type Listed = {
  /** Its row in `pincodes.data.json`. */
  row: number;
  /** How many of its area, the first three digits, come before it. */
  inArea: number;
};

/** Undefined for one that isn't on the list. */
export function findListed(pincode: string): Listed | undefined {
  const number = /^\d{6}$/.test(pincode) ? Number(pincode) : 0;
  const at = firstFrom(number);
  if (numbers[at] !== number) return undefined;
  return { row: rowOf[at] ?? 0, inArea: at - firstFrom(number - (number % 1000)) };
}

export function listPincodes(): readonly string[] {
  return Array.from(numbers, String);
}

function firstFrom(number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readColumns(): { numbers: Uint32Array; rowOf: Uint16Array } {
  const listed = rows
    .flatMap(({ pincodes }, row) => unpackPincodes(pincodes).map((number) => ({ number, row })))
    .toSorted((one, other) => one.number - other.number);
  return {
    numbers: Uint32Array.from(listed.map(({ number }) => number)),
    rowOf: Uint16Array.from(listed.map(({ row }) => row)),
  };
}
