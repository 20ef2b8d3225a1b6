import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { usePincode } from '@/hooks/common/usePincode';
import { ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';
import styles from './Grievances.module.css';

export function Ombudsman() {
  const t = useTranslations('grievance.office');
  const [code, setCode] = useState('');
  const { found, failure, find } = usePincode();
  const offices = found ? ombudsmanOfficesOf(found) : [];
  return (
    <form
      className={`card ${styles.promise}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void find(code.trim());
      }}
    >
      <h2>{t('title')}</h2>
      <TextField
        label={t('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={code}
        error={failure && t(failure)}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button kind="line" type="submit">
        {t('find')}
      </Button>
      <div role="status">
        {found && (
          <>
            <p>{t('for', { pincode: found.pincode, count: offices.length })}</p>
            <ul>
              {offices.map((office) => (
                <li key={office}>
                  <b>{t('of', { office: t(`names.${office}`) })}</b>
                </li>
              ))}
            </ul>
            <p className="small">{t('sample')}</p>
          </>
        )}
      </div>
    </form>
  );
}
