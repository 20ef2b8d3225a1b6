import type { Attribution, DeviceType } from '@/lib/domain/common/contract';
import { readSession, writeSession } from '@/lib/client/saving/storage';

const WIDEST = { mobile: 767, tablet: 1_024 } as const;

export function deviceTypeOf(width: number): DeviceType {
  if (width <= WIDEST.mobile) return 'mobile';
  return width <= WIDEST.tablet ? 'tablet' : 'desktop';
}

export function lastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

export function attribution(): Attribution {
  const { pathname } = window.location;
  const leadDir = readSession('leadSourcePath') ?? pathname;
  const directorySlug = lastSegment(pathname);
  const deviceType = deviceTypeOf(window.innerWidth);
  writeSession('leadSourcePath', leadDir);
  writeSession('slug', directorySlug);
  writeSession('deviceType', deviceType);
  return { leadDir, directorySlug, deviceType };
}
