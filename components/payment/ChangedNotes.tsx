import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { formatMoney } from '@/lib/i18n/format';

type Props = { changed: { before: number; now: number } | undefined; isOther: boolean };

/** Says that the price, or what is bought, has changed since it was shown. */
export function ChangedNotes({ changed, isOther }: Props) {
  const t = useTranslations('payment.start');
  return (
    <>
      {changed && (
        <Note kind="warn" role="alert">
          {t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })}
        </Note>
      )}
      {isOther && (
        <Note kind="warn" role="alert">
          {t('other')}
        </Note>
      )}
    </>
  );
}
