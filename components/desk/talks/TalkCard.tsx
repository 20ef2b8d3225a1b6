import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import type { DeskTalkRowDto } from '@/lib/domain/help/contract';
import { formatTimeOf } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import { TalkWork } from './TalkWork';
import styles from './Talks.module.css';

export function TalkCard({ row, staffId }: { row: DeskTalkRowDto; staffId: string }) {
  const t = useTranslations('deskTalks');
  const languages = useTranslations('common.languages');
  const [isOpened, setIsOpened] = useState(false);
  const { talkId, name, topic, status, language, by = '', isOwn, since, lines } = row;
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span>{t(`topics.${topic}`)}</span>
        <b>
          {status === 'talking' && isOwn
            ? t('status.own')
            : t(`status.${status}`, { time: formatTimeOf(since), name: by })}
        </b>
        <span className="small">
          {languages(toLocale(language))}, {t('lines', { count: lines })}
        </span>
        <Button kind="line" size="dense" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {t(isOpened ? 'closeOne' : 'openOne')}
          <span className="visuallyHidden"> {name}</span>
        </Button>
      </div>
      {isOpened && <TalkWork talkId={talkId} staffId={staffId} />}
    </li>
  );
}
