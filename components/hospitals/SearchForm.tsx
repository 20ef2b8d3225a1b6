import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { Select } from '@/components/common/form/Select';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { TextField } from '@/components/common/form/TextField';
import { Icon } from '@/components/common/ui/Icon';
import { SPECIALITIES, type Speciality } from '@/lib/domain/hospitals/specialities.data';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import styles from './Hospitals.module.css';

type Props = {
  error: string | undefined;
  isSearching: boolean;
  onSearch: (typed: { q: string; speciality?: Speciality }) => void;
  onHere: () => void;
};

const FORM = 'hospitals';

export function SearchForm({ error, isSearching, onSearch, onHere }: Props) {
  const t = useTranslations('hospitals');
  useTypedBefore(FORM);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const q = typed.get('q');
    const speciality = SPECIALITIES.find((each) => each === typed.get('speciality'));
    onSearch({ q: typeof q === 'string' ? q : '', ...(speciality && { speciality }) });
  };
  return (
    <form id={FORM} className={`card ${styles.form}`} role="search" onSubmit={send} noValidate>
      <div className={styles.words}>
        <TextField
          id="hospitals-q"
          name="q"
          label={t('search.q')}
          error={error}
          prefix={<Icon name="search" />}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Select
        id="hospitals-speciality"
        name="speciality"
        label={t('search.speciality')}
        placeholder={t('search.any')}
        options={SPECIALITIES.map((value) => ({ value, label: t(`specialities.${value}`) }))}
      />
      <SubmitButton kind="act" busy={isSearching}>
        {t('search.submit')}
      </SubmitButton>
      <button type="button" className={`link ${styles.here}`} onClick={onHere}>
        <Icon name="pin" size="small" />
        {t('search.here')}
      </button>
    </form>
  );
}
