import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { passportWarning } from '@/lib/domain/travel/travellers';
import type { Trip } from '@/lib/domain/travel/trip';

/** Says what a visa officer would; the insurance holds either way. */
export function PassportWarning({ trip, passportEnds }: { trip: Trip; passportEnds: string | undefined }) {
  const t = useTranslations('travellers.warning');
  const warning = passportWarning(trip, passportEnds);
  if (!warning) return null;
  return (
    <Note kind="warn" role="status">
      <b>{warning.kind === 'endsSoon' ? t('endsSoon', { days: warning.days }) : t('endsBeforeReturn')}</b>{' '}
      {t(warning.kind === 'endsSoon' ? 'schengen' : 'renew')}
    </Note>
  );
}
