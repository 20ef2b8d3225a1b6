import { useLocale, useTranslations } from 'next-intl';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { formatDate } from '@/lib/i18n/format';

type Shown = 'firstDays' | 'namedIllness' | 'existingIllness';

/** Shows which waiting periods still run, and whether the sum insured is full again for a next claim. */
export function Waits({ policy: { refill, waits = [] } }: { policy: MyPolicyDto }) {
  const t = useTranslations('my.policy');
  const locale = useLocale();
  return (
    <>
      {refill && <p className="tiny">{t(`refill.${refill}`)}</p>}
      {waits.map(({ reason, coveredFrom }) => (
        <p key={reason} className="tiny">
          {t(`waits.${reason as Shown}`, { date: formatDate(coveredFrom, locale) })}
        </p>
      ))}
      {waits.length > 0 && <p className="tiny">{t('waits.later')}</p>}
    </>
  );
}
