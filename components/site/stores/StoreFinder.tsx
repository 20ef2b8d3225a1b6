import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { usePincode } from '@/hooks/common/usePincode';
import { type Branch, nearestBranches } from '@/lib/domain/places/branches';
import styles from './StoreFinder.module.css';

/** Without a script there is the table of all branches below. */
export function StoreFinder({ branches }: { branches: readonly Branch[] }) {
  const t = useTranslations('stores');
  const [code, setCode] = useState('');
  const { found, failure, find } = usePincode();
  const near = found?.centre ? nearestBranches(branches, found.centre) : [];
  return (
    <form
      id="find"
      className={`card ${styles.finder}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void find(code.trim());
      }}
    >
      <h2>{t('title')}</h2>
      <TextField
        id="store-pincode"
        label={t('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={code}
        error={failure && t(failure)}
        onChange={({ target }) => setCode(target.value)}
      />
      <p>
        <Button kind="line" type="submit">
          {t('find')}
        </Button>
      </p>
      <div role="status">
        {found && !found.centre && <p>{t('nowhere')}</p>}
        {near.length > 0 && (
          <ol className={styles.near}>
            {near.map(({ pincode, city, place, hours, km }) => (
              <li key={pincode}>
                <b>{city}</b> {t('km', { km })}
                <br />
                {place}
                <br />
                <span className="small">{hours}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </form>
  );
}
