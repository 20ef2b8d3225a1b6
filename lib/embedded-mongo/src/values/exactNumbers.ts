import type { Exact } from './numbers';
import type { ByteWriter } from './byteWriter';

/**
 * A long or decimal that is no exact double is written as the next lower double followed by its digits, so
 * that all number types share one order.
 */
export function writeExactSuffix(writer: ByteWriter, nearest: number, exact: Exact): void {
  let below = nearest;
  if (compareToDouble(exact, below) < 0) below = nextDown(below);
  writer.double(below);
  if (compareToDouble(exact, below) === 0) {
    writer.byte(0);
    return;
  }
  writer.byte(1);
  const from = writer.size;
  const negative = exact.digits < 0n;
  const digits = String(negative ? -exact.digits : exact.digits);
  const significant = digits.replace(/0+$/, '');
  writer.uint32(exact.exponent + digits.length + 0x8000);
  writer.bytes(Buffer.from(significant));
  writer.byte(0);
  if (negative) writer.invert(from);
}

function compareToDouble(exact: Exact, double: number): number {
  if (double === Infinity) return -1;
  if (double === -Infinity) return 1;
  const { mantissa, exponent } = decompose(double);
  // Both sides are multiplied until no exponent is negative.
  const left =
    exact.digits * 10n ** BigInt(Math.max(exact.exponent, 0)) * 2n ** BigInt(Math.max(-exponent, 0));
  const right = mantissa * 2n ** BigInt(Math.max(exponent, 0)) * 10n ** BigInt(Math.max(-exact.exponent, 0));
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const view = new DataView(new ArrayBuffer(8));

function decompose(double: number): { mantissa: bigint; exponent: number } {
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & ((1n << 52n) - 1n);
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  return { mantissa: double < 0 ? -mantissa : mantissa, exponent: Math.max(biased, 1) - 1075 };
}

function nextDown(double: number): number {
  if (double === 0) return -Number.MIN_VALUE;
  view.setFloat64(0, double);
  view.setBigUint64(0, view.getBigUint64(0) + (double > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
