import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { WindowOf } from '@/components/porting/WindowOf';
import { PORT_DAYS } from '@/lib/domain/plans/page/portability.data';
import styles from './Portability.module.css';

/** Says when a policy may be moved. The day that is typed is neither sent nor kept. */
export function PortWindow() {
  const t = useTranslations('portability.when');
  const [renewal, setRenewal] = useState('');
  return (
    <section className={`card ${styles.window}`} aria-labelledby="when-title">
      <h2 id="when-title">{t('title')}</h2>
      <p>{t('text', PORT_DAYS)}</p>
      <DateOfBirthField
        id="renewal"
        label={t('renewal')}
        value={renewal}
        onChange={setRenewal}
        onBlur={() => undefined}
      />
      <WindowOf day={renewal} />
    </section>
  );
}
