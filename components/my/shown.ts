import type { MyDto, MyPolicyDto } from '@/lib/domain/my/contract';
import type { Locale } from '@/lib/i18n/locales';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';

export function policiesWithCards({ policies }: MyDto): readonly MyPolicyDto[] {
  return policies.filter(({ state }) => state === 'inForce');
}

export const whenOf = ({ at }: MyDto, locale: Locale) => ({
  date: formatDateOf(at, locale),
  time: formatTimeOf(at),
});
