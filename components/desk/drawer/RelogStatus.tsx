import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import type { RelogDto, RelogEntry, Submission } from '@/lib/domain/desk/drawer/relog';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import styles from './Drawer.module.css';

const troubles = ['failed', 'waitingForBank', 'running'];

type Props = { applicationId: string; submission: Submission; actions: DrawerActions };

/** Offers to submit again only what isn't settled; of the rest it says how it stands, and shows the log. */
export function RelogStatus({ applicationId, submission, actions }: Props) {
  const t = useTranslations('deskDrawer.relog');
  const drawer = useTranslations('deskDrawer');
  const [told, setTold] = useState<RelogDto>();
  const { isBusy, failure, run } = useSubmit({ conflict: drawer('conflict'), failed: drawer('notSent') });
  const isSettled = submission !== 'unsettled';
  const ask = async () => {
    const { answer } = await run(() => actions.relog(applicationId));
    if (answer) setTold(answer);
  };
  return (
    <section aria-labelledby="relog" className={styles.payment}>
      <h3 id="relog">{t('title')}</h3>
      {isSettled && !told && <p className="small">{t(`states.${submission}`)}</p>}
      {!isSettled && (
        <Button kind="line" size="dense" icon="turn" busy={isBusy} onClick={() => void ask()}>
          {t('submit')}
        </Button>
      )}
      {isSettled && !told && (
        <Button kind="line" size="dense" busy={isBusy} onClick={() => void ask()}>
          {t('show')}
        </Button>
      )}
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      {told && (
        <Note kind={troubles.includes(told.state) ? 'warn' : 'good'} role="status">
          {t(`states.${told.state}`)}
        </Note>
      )}
      {told && (
        <ol className={styles.history}>
          {told.log.map((entry) => (
            <LogEntry key={`${entry.what}-${entry.at}`} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function LogEntry({ entry }: { entry: RelogEntry }) {
  const t = useTranslations('deskDrawer.relog');
  const locale = useLocale();
  const { what, at, by } = entry;
  const decision = 'decision' in entry ? entry.decision : '';
  const about = 'case' in entry ? entry.case : '';
  const isStaff = by !== 'customer' && by !== 'system';
  return (
    <li>
      <time className="num" dateTime={at}>
        {sayMoment(at, locale)}
      </time>
      <p>
        <b>{t(`log.${what}`, { decision, case: about })}</b>
        {isStaff && <span className="num">{by}</span>} {entry.what === 'asked' && t(`states.${entry.state}`)}
      </p>
    </li>
  );
}
