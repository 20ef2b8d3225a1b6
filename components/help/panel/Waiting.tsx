import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { paths } from '@/lib/config/paths';
import type { TalkStateDto } from '@/lib/domain/help/contract';
import { PLACE_KEPT_MINUTES, TALK_HOURS } from '@/lib/domain/help/waiting.data';
import styles from './Talk.module.css';

const MOST_DRAWN = 8;

/** Shows the place in the queue, or, if nobody is here, when somebody will be. */
export function Waiting({ state, onLeave }: { state: TalkStateDto; onLeave: () => void }) {
  const t = useTranslations('helpPanel.talk');
  const { before = 0, minutes, people, isOpen } = state;
  const answered = isOpen ? 'later' : 'closedHours';
  const drawn = Array.from({ length: Math.min(before, MOST_DRAWN) }, (_, at) => at);
  return (
    <div className={styles.waiting}>
      {people > 0 ? (
        <>
          <p className={styles.count} role="status">
            <b>{before}</b>
            <span>
              {t('before', { count: before })}
              {minutes !== undefined && <small>{t('minutes', { minutes })}</small>}
            </span>
          </p>
          <ol className={styles.queue} aria-hidden="true">
            {drawn.map((at) => (
              <li key={at} />
            ))}
            <li className={styles.own} />
          </ol>
        </>
      ) : (
        <p role="status">
          <b>{t('nobody')}</b>
        </p>
      )}
      <p className="small">
        {people > 0 ? t('mayLeave', { minutes: PLACE_KEPT_MINUTES }) : t(answered, TALK_HOURS)}
      </p>
      <p className={styles.actions}>
        <ButtonLink kind="line" size="small" href={paths.helpCall}>
          {t('callInstead')}
        </ButtonLink>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('leave')}
        </button>
      </p>
    </div>
  );
}
