import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import type { Asked } from '@/hooks/hospitals/useHospitals';
import { EmptySheet } from './rings/EmptySheet';
import { PlainFace } from './PlainFace';
import styles from './Hospitals.module.css';

export function Start() {
  const t = useTranslations('hospitals');
  return (
    <section className={styles.found}>
      <PlainFace art="place" title={t('start.title')}>
        <p>{t('start.text')}</p>
      </PlainFace>
      <div className={styles.side}>
        <EmptySheet sentence={t('rings.nowhere')} />
      </div>
    </section>
  );
}

/** Shown when the location was refused, which is a normal state, not an error. */
export function Refused({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const t = useTranslations('hospitals');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = new FormData(event.currentTarget).get('pincode');
    onAsk({ q: typeof pincode === 'string' ? pincode : '' });
  };
  return (
    <section className={styles.found}>
      <PlainFace art="place" title={t('refused.title')}>
        <p>{t('refused.text')}</p>
        <form className={styles.pincode} onSubmit={send} noValidate>
          <TextField
            name="pincode"
            label={t('refused.pincode')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="postal-code"
          />
          <Button type="submit">{t('refused.show')}</Button>
        </form>
        <p className="tiny">{t('refused.later')}</p>
      </PlainFace>
      <div className={styles.side}>
        <EmptySheet sentence={t('rings.nowhere')} />
      </div>
    </section>
  );
}
