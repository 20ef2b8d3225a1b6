import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { passportWarning } from '@/lib/domain/travel/travellers';
import type { Trip } from '@/lib/domain/travel/trip';

const ADVICE = { endsSoon: 'schengen', endsBeforeReturn: 'renew', endsInYear: 'renewInYear' } as const;

/** Says what a visa officer would say of the passport; the insurance is valid anyway. */
export function PassportWarning({ trip, passportEnds }: { trip: Trip; passportEnds: string | undefined }) {
  const t = useTranslations('travellers.warning');
  const warning = passportWarning(trip, passportEnds);
  if (!warning) return null;
  return (
    <Note kind="warn" role="status">
      <b>{warning.kind === 'endsSoon' ? t('endsSoon', { days: warning.days }) : t(warning.kind)}</b>{' '}
      {t(ADVICE[warning.kind])}
    </Note>
  );
}
