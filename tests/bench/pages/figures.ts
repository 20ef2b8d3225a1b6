export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

const digits = (value: number, places: number) => String(Number(value.toFixed(places)));

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const millis = (ms: number) => `${ms.toFixed(0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const times = (value: number) => `${digits(value, 2)} ×`;
export const plain = (value: number) => digits(value, 3);
