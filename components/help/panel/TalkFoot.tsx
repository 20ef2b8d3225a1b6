import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import type { Talk } from '@/hooks/help/useTalk';
import { report } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import styles from './Talk.module.css';
import { Waiting } from './Waiting';

const TalkSurvey = late({
  load: () => import('./TalkSurvey').then((module) => module.TalkSurvey),
  texts: { report },
});

type Props = { talk: Talk; onLeave: () => void; onNew: () => void };

/** Shows whether the talk waits, is with a person, or has ended. */
export function TalkFoot({ talk, onLeave, onNew }: Props) {
  const t = useTranslations('helpPanel');
  const { state, talkId, lines } = talk;
  if (state?.status === 'waiting') return <Waiting state={state} onLeave={onLeave} />;
  if (state?.status === 'closed') {
    return (
      <div className={styles.foot}>
        {talkId !== undefined && lines.some(({ kind }) => kind === 'staff') && (
          <TalkSurvey key={talkId} talkId={talkId} />
        )}
        <p className="small">{t('talk.ended')}</p>
        <p className={styles.actions}>
          <Button kind="line" size="small" onClick={onNew}>
            {t('talk.new')}
          </Button>
        </p>
      </div>
    );
  }
  if (state?.status !== 'talking') return null;
  return (
    <div className={styles.foot}>
      <details>
        <summary>{t('talk.sees', { name: state.by ?? '' })}</summary>
        <p className="small">{t(state.isProven ? 'talk.seesProven' : 'talk.seesText')}</p>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('talk.end')}
        </button>
      </details>
    </div>
  );
}
