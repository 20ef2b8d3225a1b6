import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useKept } from '@/hooks/desk/useKept';
import type { QuoteFilter } from '@/lib/domain/desk/list/filter';
import { FILTER_NAME_LENGTH, readSavedFilters, saveFilter } from '@/lib/domain/desk/list/savedFilters';
import { DenseSelect } from '@/components/desk/DenseFields';
import styles from '@/components/desk/Dashboard.module.css';

type Props = { filter: QuoteFilter; onChange: (change: Partial<QuoteFilter>) => void };

/** Keeps filters under names, in this browser. */
export function SavedFilters({ filter, onChange }: Props) {
  const t = useTranslations('desk.saved');
  const [saved, keep] = useKept('deskFilters', readSavedFilters, []);
  const [name, setName] = useState('');
  const [used, setUsed] = useState('');
  const use = (chosen: string) => {
    setUsed(chosen);
    const found = saved.find((each) => each.name === chosen);
    if (found) onChange(found.filter);
  };
  const save = () => {
    keep(saveFilter(saved, name.trim(), filter));
    setUsed(name.trim());
    setName('');
  };
  return (
    <>
      {saved.length > 0 && (
        <>
          <DenseSelect label={t('label')} value={used} onChange={use}>
            <option value="">{t('none')}</option>
            {saved.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}
              </option>
            ))}
          </DenseSelect>
          {used && (
            <Button
              kind="line"
              size="dense"
              icon="trash"
              onClick={() => {
                keep(saved.filter((each) => each.name !== used));
                setUsed('');
              }}
            >
              {t('remove', { name: used })}
            </Button>
          )}
        </>
      )}
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save();
        }}
      >
        <label className={styles.dense}>
          {t('name')}
          <input
            maxLength={FILTER_NAME_LENGTH}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button kind="line" size="dense" icon="saved" type="submit">
          {t('save')}
        </Button>
      </form>
    </>
  );
}
