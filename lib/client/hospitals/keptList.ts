import type { HospitalsDto } from '@/lib/domain/hospitals/contract';
import { keepPage } from '@/lib/client/common/keepPage';
import { readLocalObject, writeLocal } from '@/lib/client/saving/storage';

/** The last list that was shown, for when there is no network. It is kept only on this device. */
export type KeptList = { list: HospitalsDto; at: string };

/** Keeps the list together with the page, so that the page opens without a network. */
export function keepList(list: HospitalsDto): void {
  writeLocal('hospitals', JSON.stringify({ list, at: new Date().toISOString() } satisfies KeptList));
  void keepPage(window.location.pathname);
}

export function readKeptList(): KeptList | undefined {
  const { list, at } = (readLocalObject('hospitals') ?? {}) as Partial<KeptList>;
  return list && typeof at === 'string' && Array.isArray(list.hospitals) ? { list, at } : undefined;
}
