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
  const { state } = talk;
  const person = state?.status === 'talking' ? state.by : undefined;
  return (
    <header className={styles.head}>
      <span className={styles.badge}>
        <Icon name={person === undefined ? 'sms' : 'person'} />
      </span>
      <div>
        <h2 id="help-title">{person ?? t('title')}</h2>
        <Standing talk={talk} here={here} isWith={person !== undefined} />
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}

function Standing({ talk: { state, cutAt }, here, isWith }: Omit<Props, 'onClose'> & { isWith: boolean }) {
  const t = useTranslations('helpPanel');
  if (cutAt) {
    return (
      <p className={talkStyles.away} role="status">
        {t('talk.cutSince', { time: formatTimeOf(cutAt) })}
      </p>
    );
  }
  if (isWith) return <p className={talkStyles.person}>{t('talk.with')}</p>;
  // The state counts the people for the talk's own topic, since claims have others.
  const people = state?.people ?? here?.people ?? 0;
  return <p>{people > 0 ? t('talk.peopleHere', { count: people }) : t('intro')}</p>;
}
