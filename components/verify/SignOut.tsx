import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useOwnData, useSignOut } from '@/hooks/verify/useSignOut';
import styles from './Session.module.css';

/** Saves pending input first; if that fails, the customer decides. */
export function SignOut() {
  const t = useTranslations('session');
  const isHere = useOwnData();
  const { state, leave, giveUp, stay } = useSignOut();
  return (
    <div className={`wrap ${styles.bar}`}>
      {isHere && (
        <button
          type="button"
          className="link small"
          disabled={state === 'saving'}
          onClick={() => void leave()}
        >
          {t(state === 'saving' ? 'saving' : 'notYou')}
        </button>
      )}
      {isHere && (state === 'unsaved' || state === 'unnamed') && (
        <Note kind="warn" role="alert">
          <b>{t(`${state}Title`)}</b> {t(`${state}Text`)}
          <span className={styles.ways}>
            <Button kind="bad" onClick={() => void giveUp()}>
              {t('giveUp')}
            </Button>
            <Button kind="line" onClick={stay}>
              {t('stay')}
            </Button>
          </span>
        </Note>
      )}
    </div>
  );
}
