import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/form/Select';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { LeadStatus } from '@/lib/domain/leadStatus';
import { PRODUCTS } from '@/lib/domain/products.data';
import styles from './Dashboard.module.css';

export type QuoteFilter = {
  since: 'today' | 'earlier';
  status?: LeadStatus;
  product?: string;
  /** A whole phone number or quote id. */
  q?: string;
  page: number;
};

type Props = {
  filter: QuoteFilter;
  onChange: (change: Partial<QuoteFilter>) => void;
  isBusy: boolean;
  onRefresh: () => void;
};

const products = PRODUCTS.map(({ slug, name }) => ({ value: slug, label: name }));

export function QuoteFilters({ filter, onChange, isBusy, onRefresh }: Props) {
  const t = useTranslations('dashboard');
  return (
    <div className={styles.bar}>
      <h1>{t('title')}</h1>
      <div className={styles.filters}>
        <Select
          label={t('since')}
          value={filter.since}
          options={[
            { value: 'earlier', label: t('sinceEarlier') },
            { value: 'today', label: t('sinceToday') },
          ]}
          onChange={({ target }) => onChange({ since: target.value === 'today' ? 'today' : 'earlier' })}
        />
        <Select
          label={t('product')}
          value={filter.product ?? ''}
          options={products}
          placeholder={t('allProducts')}
          onChange={({ target }) => onChange({ product: target.value || undefined })}
        />
        <Button kind="line" size="medium" icon="turn" busy={isBusy} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
      <Find onFind={(q) => onChange({ q })} />
    </div>
  );
}

/** `/` brings the cursor here from anywhere on the desk. */
function Find({ onFind }: { onFind: (q: string | undefined) => void }) {
  const t = useTranslations('dashboard');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <form
      ref={form}
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim() || undefined);
      }}
    >
      <TextField
        label={t('find')}
        prefix={<Icon name="search" />}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onFind(undefined);
        }}
      />
      <Button kind="act" type="submit">
        {t('search')}
      </Button>
    </form>
  );
}
