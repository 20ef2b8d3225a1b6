import { useLocale, useTranslations } from 'next-intl';
import { Check } from '@/components/common/form/Check';
import { Select } from '@/components/common/form/Select';
import { Note } from '@/components/common/ui/states/Note';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { choiceId } from './focusChoice';

type Props = { own: OwnRenewal; renewal: RenewalDto };

/**
 * Offers other sums insured. For a higher part waiting periods begin anew, and nobody may have fallen ill meanwhile.
 */
export function SumInsured({ own: { draft }, renewal }: Props) {
  const t = useTranslations('renewals.sum');
  const waits = useTranslations('renewals.waits');
  const locale = useLocale();
  const { sums, sumInsured, raised, fields = {} } = renewal;
  const { values = {}, change } = draft;
  const options = sums.map((sum) => ({
    value: String(sum),
    label: sum === sumInsured ? t('same', { sum: formatMoney(sum) }) : formatMoney(sum),
  }));
  const chosen = typeof values['sumInsured'] === 'number' ? values['sumInsured'] : sumInsured;
  return (
    <>
      <Select
        label={t('label')}
        options={options}
        value={String(chosen)}
        onChange={({ target }) => change({ sumInsured: Number(target.value) })}
      />
      {raised && chosen > sumInsured && (
        <>
          <Note>
            {t('raised', { from: formatMoney(raised.from) })}
            <ul>
              {raised.waits.map(({ reason, paidFrom }) => (
                <li key={reason}>{waits('from', { reason, date: formatDate(paidFrom, locale) })}</li>
              ))}
            </ul>
          </Note>
          <Check
            id={choiceId('isWell')}
            label={t('well')}
            checked={values['isWell'] === true}
            onChange={({ target }) => change({ isWell: target.checked })}
            error={fields['isWell']}
          />
        </>
      )}
      {chosen < sumInsured && <Note kind="warn">{t('lowered')}</Note>}
    </>
  );
}
