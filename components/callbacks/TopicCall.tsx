import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './TopicCall.module.css';
import { TopicCallForm } from './TopicCallForm';

const takeFocus = (card: HTMLElement | null) => card?.focus();

/** Asks for a call without a quote: topic, language, slot. */
export function TopicCall() {
  const t = useTranslations('callMe');
  const [promised, setPromised] = useState<CallbackDto>();
  return (
    <section id="call-me" className={styles.call} aria-labelledby="call-me-title">
      <h2 id="call-me-title">{t('title')}</h2>
      {promised ? (
        <Promised call={promised} onChange={() => setPromised(undefined)} />
      ) : (
        <TopicCallForm onSent={setPromised} />
      )}
    </section>
  );
}

function Promised({ call: { from, to }, onChange }: { call: CallbackDto; onChange: () => void }) {
  const t = useTranslations('callMe');
  const locale = useLocale();
  const when = { day: formatDateOf(from, locale), from: formatTimeOf(from), to: formatTimeOf(to) };
  return (
    <div className={`card ${styles.card}`} role="status" tabIndex={-1} ref={takeFocus}>
      <p>{t('promised', { ...when, series: brand.callsFrom })}</p>
      <p>
        <Button kind="line" onClick={onChange}>
          {t('change')}
        </Button>
      </p>
    </div>
  );
}
