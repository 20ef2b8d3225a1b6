import { useDeferredValue, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { useCities } from '@/hooks/common/useCities';
import { OfferedCity } from './OfferedCity';
import styles from './PlaceField.module.css';

type Props = {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A pincode, or a city with completion; the server judges unlisted ones. */
export function PlaceField({ value, onChange, onBlur, ...field }: Props) {
  const t = useTranslations('quote.place');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isReached, setIsReached] = useState(false);
  const { data: cities = [] } = useCities(useDeferredValue(isOpen ? value : ''));
  const shown = isOpen && value.trim().length >= 2 && !/^\d/.test(value) ? cities : [];

  const choose = (at: number) => {
    const city = shown[at];
    if (city) onChange(city.name);
    setIsOpen(false);
    setActive(-1);
  };

  const move = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    if (event.key === 'ArrowDown') setActive((now) => (now + 1) % shown.length);
    else if (event.key === 'ArrowUp') setActive((now) => (now > 0 ? now : shown.length) - 1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.place}>
      <TextField
        {...field}
        label={t('label')}
        hint={t('hint')}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && shown[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={() => setIsReached(true)}
        onKeyDown={move}
        onBlur={() => {
          setIsOpen(false);
          onBlur();
        }}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={t('cities')}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map((city, at) => (
          <li
            key={city.name}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            // On pointerdown, because the field's blur would close the list before a click.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(at);
            }}
          >
            {city.name} <small>{city.state}</small>
          </li>
        ))}
      </ul>
      <OfferedCity isWanted={isReached && value === ''} onTake={onChange} />
    </div>
  );
}
