import { Binary } from 'bson';
import { fail } from '../values/errors';
import { isNumeric, toBigInt, toNumber } from '../values/numbers';

/** A number, binary data (lowest byte first), or a list of bit positions. */
export function toBitMask(operand: unknown, field: string): bigint {
  if (operand instanceof Binary)
    return operand.value().reduce((mask, byte, i) => mask | (BigInt(byte) << BigInt(8 * i)), 0n);
  if (Array.isArray(operand))
    return operand.reduce<bigint>((mask, position) => mask | (1n << BigInt(toPosition(position))), 0n);
  if (isNumeric(operand) && Number.isInteger(toNumber(operand)) && toNumber(operand) >= 0)
    return toBigInt(operand);
  return fail('BadValue', `${field} takes an Array, a number, or a BinData but received: ${String(operand)}`);
}

function toPosition(position: unknown): number {
  if (isNumeric(position) && Number.isInteger(toNumber(position)) && toNumber(position) >= 0)
    return Math.min(toNumber(position), 63);
  return fail('BadValue', 'bit positions must be non-negative integers');
}
