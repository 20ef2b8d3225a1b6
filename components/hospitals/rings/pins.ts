import type { FoundHospitalDto, HospitalsDto } from '@/lib/domain/hospitals/contract';
import { PAGE_SIZE } from '@/lib/domain/hospitals/contract';

/** A star is open day and night, a circle by day; at a dashed one the customer pays and claims back. */
export function pinOf({ isCashless, isOpenAllDay }: FoundHospitalDto): 'pinAllDay' | 'pinByDay' | 'pinPay' {
  if (!isCashless) return 'pinPay';
  return isOpenAllDay ? 'pinAllDay' : 'pinByDay';
}

/** Kilometres that the outermost ring may stand for. */
const OUTERMOST = [2, 5, 10, 40, 100] as const;
const RINGS = [0.2, 0.5, 1] as const;
/** The outermost radius as a part of the sheet's side. */
const RADIUS = 250 / 600;

/** Fits the nearest page of hospitals only: where hospitals stand close, the sheet shows what is close. */
export function outermostOf({ hospitals }: HospitalsDto): number {
  const farthest = Math.max(0, ...hospitals.slice(0, PAGE_SIZE).map(({ from }) => from?.km ?? 0));
  return OUTERMOST.find((km) => farthest <= km) ?? farthest;
}

/** Places by the root of the distance, so that near rings have room. In percent of the sheet. */
export function placeOf(km: number, degrees: number, outermost: number): { x: number; y: number } {
  const away = 100 * RADIUS * Math.sqrt(Math.min(1, km / outermost));
  const angle = (degrees * Math.PI) / 180;
  const round = (percent: number) => Math.round(percent * 100) / 100;
  return { x: round(50 + away * Math.sin(angle)), y: round(50 - away * Math.cos(angle)) };
}

type Place = { x: number; y: number };
export const CENTRE: Place = { x: 50, y: 50 };
/** Percent of the sheet: pins that are closer on a phone hide each other's numbers. */
const PIN = 8;
const MOST_PUSHES = 400;
/** It is small, so that pins at one place don't fly apart. */
const PUSH = 0.1;
/** The golden angle, by which pins of one place part in different directions. */
const TURN = 2.4;
const FIRST = 0.01;

/** Pushes pins away from each other as little as needed, since hospitals of one pincode stand at one place. */
export function spread(places: readonly Place[]): readonly Place[] {
  const pushed = places.map(({ x, y }, at) => ({
    x: x + FIRST * Math.cos(at * TURN),
    y: y + FIRST * Math.sin(at * TURN),
  }));
  for (let push = 0; push < MOST_PUSHES && partAll(pushed); push += 1);
  return pushed;
}

/** Pushes each close pair once. False when all are apart. */
function partAll(pins: Place[]): boolean {
  let isMoved = false;
  for (const [at, one] of pins.entries())
    for (const other of pins.slice(at + 1)) {
      const [x, y] = [other.x - one.x, other.y - one.y];
      const away = Math.hypot(x, y);
      if (away >= PIN) continue;
      const angle = Math.atan2(y, x);
      const push = PUSH * (PIN + 1 - away);
      one.x -= push * Math.cos(angle);
      one.y -= push * Math.sin(angle);
      other.x += push * Math.cos(angle);
      other.y += push * Math.sin(angle);
      isMoved = true;
    }
  return isMoved;
}

/** Sizes on a narrow sheet with words, in percent of it: a letter's width, a line's height, half a pin. */
const WORD = { letter: 1.4, line: 3.4, pin: 2.8 } as const;

/** Says which pins have room for their word below: it covers no other pin, and no word before it. */
export function roomForWords(pins: readonly (Place & { word: string })[]): readonly boolean[] {
  const words: (Place & { half: number })[] = [];
  return pins.map(({ x, word, ...pin }, at) => {
    const half = (word.length * WORD.letter) / 2;
    const y = pin.y + WORD.pin + WORD.line / 2;
    const meets = (other: Place, wide: number, high: number) =>
      Math.abs(other.x - x) < half + wide && Math.abs(other.y - y) < WORD.line / 2 + high;
    const hasRoom =
      x - half > 0 &&
      x + half < 100 &&
      !pins.some((other, index) => index !== at && meets(other, WORD.pin, WORD.pin)) &&
      !words.some((other) => meets(other, other.half, WORD.line / 2));
    if (hasRoom) words.push({ x, y, half });
    return hasRoom;
  });
}

/** The rings' radii in the drawing, and the kilometres that they stand for. */
export function ringsOf(outermost: number): readonly { r: number; km: number }[] {
  return RINGS.map((share) => ({ r: 250 * Math.sqrt(share), km: outermost * share }));
}
