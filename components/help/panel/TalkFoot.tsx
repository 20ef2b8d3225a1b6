import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { brand } from '@/lib/brand';
import type { Talk } from '@/hooks/help/useTalk';
import styles from './Talk.module.css';
import { Waiting } from './Waiting';

type Props = { talk: Talk; onLeave: () => void; onNew: () => void };

/** How a talk stands: cut, waiting, with a person, ended. */
export function TalkFoot({ talk, onLeave, onNew }: Props) {
  const t = useTranslations('helpPanel');
  const { state, cutAt } = talk;
  const phone = brand.helplineCustomerCare;
  if (cutAt) {
    return (
      <div className={styles.foot}>
        <Note kind="warn" icon="offline">
          <b>{t('talk.cut')}</b> {t('talk.cutText')}
        </Note>
        <p className={styles.actions}>
          <ButtonLink kind="act" size="small" icon="phone" href={`tel:${phone}`}>
            {t('call', { phone })}
          </ButtonLink>
        </p>
      </div>
    );
  }
  if (state?.status === 'waiting') return <Waiting state={state} onLeave={onLeave} />;
  if (state?.status === 'closed') {
    return (
      <div className={styles.foot}>
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
        <p className="small">{t('talk.seesText')}</p>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('talk.end')}
        </button>
      </details>
    </div>
  );
}
