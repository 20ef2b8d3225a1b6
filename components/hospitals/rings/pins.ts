import type { FoundHospitalDto, HospitalsDto } from '@/lib/domain/hospitals/contract';
import { PAGE_SIZE } from '@/lib/domain/hospitals/contract';

/** Star: day and night; circle: by day; dashed: pay, then claim back. */
export function pinOf({ isCashless, isOpenAllDay }: FoundHospitalDto): 'pinAllDay' | 'pinByDay' | 'pinPay' {
  if (!isCashless) return 'pinPay';
  return isOpenAllDay ? 'pinAllDay' : 'pinByDay';
}

/** Kilometres that the outermost ring may stand for. */
const OUTERMOST = [2, 5, 10, 40, 100] as const;
const RINGS = [0.2, 0.5, 1] as const;
/** Of the sheet's side. */
const RADIUS = 250 / 600;

/** Of the nearest page alone: where hospitals stand close, the sheet shows what is close. */
export function outermostOf({ hospitals }: HospitalsDto): number {
  const farthest = Math.max(0, ...hospitals.slice(0, PAGE_SIZE).map(({ from }) => from?.km ?? 0));
  return OUTERMOST.find((km) => farthest <= km) ?? farthest;
}

/** By the root of the distance, so that near rings have room. Percent of the sheet. */
export function placeOf(km: number, degrees: number, outermost: number): { x: number; y: number } {
  const away = 100 * RADIUS * Math.sqrt(Math.min(1, km / outermost));
  const angle = (degrees * Math.PI) / 180;
  const round = (percent: number) => Math.round(percent * 100) / 100;
  return { x: round(50 + away * Math.sin(angle)), y: round(50 - away * Math.cos(angle)) };
}

/** Radii of the drawing, and what they stand for. */
export function ringsOf(outermost: number): readonly { r: number; km: number }[] {
  return RINGS.map((share) => ({ r: 250 * Math.sqrt(share), km: outermost * share }));
}
