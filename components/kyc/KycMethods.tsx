import { useTranslations } from 'next-intl';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import { KYC_METHODS, type KycMethod } from '@/lib/domain/kyc/form';
import styles from './Kyc.module.css';

type Props = { method: KycMethod | undefined; error?: string; onChange: (method: KycMethod) => void };

export function KycMethods({ method, error, onChange }: Props) {
  const t = useTranslations('kyc');
  const ids = useFieldIds('kyc-method', { error });
  return (
    <fieldset className={styles.methods} aria-describedby={ids.aria['aria-describedby']}>
      <legend>{t('methods')}</legend>
      {KYC_METHODS.map((each, at) => (
        <label key={each} className={styles.method} htmlFor={at === 0 ? ids.id : `kyc-by-${each}`}>
          <input
            id={at === 0 ? ids.id : `kyc-by-${each}`}
            type="radio"
            name="method"
            checked={each === method}
            aria-describedby={`kyc-${each}-text`}
            onChange={() => onChange(each)}
          />
          <span>
            <b>{t(each)}</b>
            <span id={`kyc-${each}-text`}>{t(`${each}Text`)}</span>
          </span>
        </label>
      ))}
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
