import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { RiderKey } from '@/lib/domain/plans/riders.data';

/** Says that a link added a rider to all prices, and removes it on request. */
export function AddedRiders({
  riders = [],
  onRemove,
}: {
  riders?: readonly RiderKey[];
  onRemove: () => void;
}) {
  const t = useTranslations('choosing.added');
  const names = useTranslations('plans.riders');
  if (riders.length === 0) return null;
  return (
    <Note>
      {t('text', { riders: riders.map((key) => names(`${key}.name`)).join(', ') })}{' '}
      <button type="button" className="link" onClick={onRemove}>
        {t('remove')}
      </button>
    </Note>
  );
}
