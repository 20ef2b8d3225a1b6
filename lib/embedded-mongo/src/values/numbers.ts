import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';
import { fail } from './errors';

export type BsonNumber = number | bigint | Int32 | Double | Long | Decimal128;

export function isLong(value: unknown): value is Long {
  // A Timestamp extends Long but is no number to MongoDB.
  return value instanceof Long && !(value instanceof Timestamp);
}

export function isNumeric(value: unknown): value is BsonNumber {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  return value instanceof Int32 || value instanceof Double || value instanceof Decimal128 || isLong(value);
}

/** The nearest double. */
export function toNumber(value: BsonNumber): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return value.value;
}

export type NumberType = 'int' | 'long' | 'double' | 'decimal';

export function numberType(value: BsonNumber): NumberType {
  if (value instanceof Int32) return 'int';
  if (value instanceof Long || typeof value === 'bigint') return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Double) return 'double';
  return isInt32(value) ? 'int' : 'double';
}

function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

/** digits × 10^exponent. */
export type Exact = { digits: bigint; exponent: number };

export function toExact(value: BsonNumber): Exact | undefined {
  const text = value instanceof Double || value instanceof Int32 ? String(value.value) : String(value);
  const parts = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(`${whole}${fraction}` || '0');
  return { digits: sign ? -digits : digits, exponent: Number(exponent) - fraction.length };
}

type Operation = 'add' | 'multiply';

/** MongoDB's arithmetic: the wider type wins, and an overflowing int becomes a long. */
export function calculate(operation: Operation, a: BsonNumber, b: BsonNumber): BsonNumber {
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) return decimal(operation, a, b);
  if (types.includes('double')) {
    const [x, y] = [toNumber(a), toNumber(b)];
    return new Double(operation === 'add' ? x + y : x * y);
  }
  const [x, y] = [toBigInt(a), toBigInt(b)];
  const result = operation === 'add' ? x + y : x * y;
  if (BigInt.asIntN(64, result) !== result)
    fail(
      'BadValue',
      `Failed to apply ${operation === 'add' ? '$inc' : '$mul'} operations to current value: the result is not representable as a 64-bit integer`,
    );
  if (types.includes('long') || BigInt.asIntN(32, result) !== result) return Long.fromBigInt(result);
  return new Int32(Number(result));
}

export function toBigInt(value: BsonNumber): bigint {
  if (typeof value === 'bigint') return value;
  return value instanceof Long ? value.toBigInt() : BigInt(Math.trunc(toNumber(value)));
}

function decimal(operation: Operation, a: BsonNumber, b: BsonNumber): Decimal128 {
  const [x, y] = [toExact(a), toExact(b)];
  if (!x || !y) {
    const [p, q] = [toNumber(a), toNumber(b)];
    return Decimal128.fromString(String(operation === 'add' ? p + q : p * q));
  }
  if (operation === 'multiply')
    return toDecimal({ digits: x.digits * y.digits, exponent: x.exponent + y.exponent });
  const exponent = Math.min(x.exponent, y.exponent);
  const scaled = (n: Exact): bigint => n.digits * 10n ** BigInt(n.exponent - exponent);
  return toDecimal({ digits: scaled(x) + scaled(y), exponent });
}

function toDecimal({ digits, exponent }: Exact): Decimal128 {
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`);
}
