import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import type { Talk } from '@/hooks/help/useTalk';
import type { HereDto } from '@/lib/domain/help/contract';
import { formatTimeOf } from '@/lib/i18n/format';
import styles from './HelpPanel.module.css';
import talkStyles from './Talk.module.css';

type Props = { talk: Talk; here: HereDto | undefined; onClose: () => void };

export function PanelHead({ talk, here, onClose }: Props) {
  const t = useTranslations('helpPanel');
  const { state, cutAt } = talk;
  const isWith = state?.status === 'talking' && state.by !== undefined;
  // For claims there are others than for the rest.
  const people = state?.people ?? here?.people ?? 0;
  const free = people > 0 ? t('talk.peopleHere', { count: people }) : t('intro');
  return (
    <header className={styles.head}>
      <span className={styles.badge}>
        <Icon name={isWith ? 'person' : 'sms'} />
      </span>
      <div>
        <h2 id="help-title">{isWith ? state.by : t('title')}</h2>
        {cutAt ? (
          <p className={talkStyles.away} role="status">
            {t('talk.cutSince', { time: formatTimeOf(cutAt) })}
          </p>
        ) : (
          <p className={isWith ? talkStyles.person : undefined}>{isWith ? t('talk.with') : free}</p>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
