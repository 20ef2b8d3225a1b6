import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import type { OwnGrievances } from '@/hooks/grievances/useGrievances';
import styles from '@/components/grievances/Grievances.module.css';
import { GrievanceCard } from './GrievanceCard';

type Props = {
  own: OwnGrievances;
  /** The number in the address, as in the link of our SMS. */
  named: string | undefined;
};

/** Opens only after a code. Shows the newest grievance, unless a number is asked for. */
export function Follow({ own, named }: Props) {
  const t = useTranslations('grievance.follow');
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<string>();
  const { data, state } = own;
  const all = data?.grievances ?? [];
  const number = wanted ?? named;
  const shown = number === undefined ? all[0] : all.find(({ grievanceId }) => grievanceId === number);
  return (
    <div className={styles.tracker}>
      <div>
        <h2 id="follow-title">{t('title')}</h2>
        <p className="lead">{t('lead')}</p>
        {state === 'ready' ? (
          <form
            className={styles.look}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const number = typed.trim().toUpperCase();
              if (!number) event.currentTarget.querySelector('input')?.focus();
              setWanted(number || undefined);
            }}
          >
            <TextField
              label={t('number')}
              hint={t('numberHint')}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button kind="act" type="submit">
              {t('show')}
            </Button>
            {all.length > 1 && (
              <ul>
                {all.map(({ grievanceId }) => (
                  <li key={grievanceId}>
                    <button type="button" className="link num" onClick={() => setWanted(grievanceId)}>
                      {grievanceId}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </form>
        ) : (
          <p>{t('locked')}</p>
        )}
      </div>
      <div aria-live="polite">
        {shown && <GrievanceCard key={shown.grievanceId} grievance={shown} own={own} />}
        {state === 'ready' && !shown && (
          <Face kind="empty" title={t(number ? 'noneTitle' : 'emptyTitle')}>
            {t(number ? 'noneText' : 'emptyText')}
          </Face>
        )}
      </div>
    </div>
  );
}
