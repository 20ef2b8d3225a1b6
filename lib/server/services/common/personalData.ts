import type { IsoDate } from '@/lib/domain/common/dates';
import { personKey } from '@/lib/domain/common/words/name';
import { lookupHash, seal, unseal } from '@/lib/server/crypto';

export type SealedFields<T> = {
  seal: (value: T, id: string) => string;
  unseal: (sealed: string, id: string) => T;
};

/** A sealed value opens only with the id of its own record. */
export function sealedField<T>(collection: string, field: string): SealedFields<T> {
  return {
    seal: (value, id) => seal(value, { collection, field, id }),
    unseal: (sealed, id) => unseal(sealed, { collection, field, id }) as T,
  };
}

export function mobileHashOf(mobileNumber: string): string {
  return lookupHash('mobile', mobileNumber);
}

/** Finds a person by name and birth date, whatever the name's order, case and dots. */
export function nameHashOf(name: string, dateOfBirth: IsoDate): string {
  return lookupHash('lead-person', personKey(name, dateOfBirth));
}
