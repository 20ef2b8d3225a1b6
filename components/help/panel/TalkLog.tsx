import { useTranslations } from 'next-intl';
import { TalkFile } from '@/components/help/files/TalkFile';
import { Icon } from '@/components/common/ui/Icon';
import type { Talk } from '@/hooks/help/useTalk';
import { api } from '@/lib/config/paths';
import type { TalkLineDto } from '@/lib/domain/help/contract';
import { formatTimeOf } from '@/lib/i18n/format';
import styles from './Thread.module.css';
import talkStyles from './Talk.module.css';

/** The lines of a talk: those that are kept, and those that wait on this device. */
export function TalkLog({ talk }: { talk: Talk }) {
  const t = useTranslations('helpPanel.talk');
  const { lines, unsent, state, cutAt } = talk;
  const name = state?.by ?? '';
  return (
    <>
      {lines.map((line) => (
        <Line key={line.seq} line={line} />
      ))}
      {unsent.map(({ messageId, text, at, isRefused }) => (
        <li key={messageId} className={`${styles.me} ${talkStyles.unsent}`}>
          <p className={styles.bubble}>{text}</p>
          {(cutAt !== undefined || isRefused) && (
            <p className={talkStyles.waits} role="status">
              <Icon name={isRefused ? 'alert' : 'offline'} size="small" />
              {t(isRefused ? 'refused' : 'unsent')}
            </p>
          )}
          <time dateTime={at}>{formatTimeOf(at)}</time>
        </li>
      ))}
      {state?.isWriting && (
        <li className={styles.they}>
          <p className={styles.writing} role="status">
            <i />
            <i />
            <i />
            <span>{t('writing', { name })}</span>
          </p>
        </li>
      )}
    </>
  );
}

function Line({ line: { kind, text, file, at, by = '' } }: { line: TalkLineDto }) {
  const t = useTranslations('helpPanel');
  if (kind !== 'customer' && kind !== 'staff') {
    return (
      <li className={talkStyles.event}>
        <span>{t(`talk.events.${kind}`, { name: by, time: formatTimeOf(at) })}</span>
      </li>
    );
  }
  return (
    <li className={kind === 'customer' ? styles.me : styles.they}>
      <span className="visuallyHidden">{kind === 'customer' ? t('talk.you') : by}</span>
      <p className={styles.bubble}>
        {file ? <TalkFile path={api.helpFile} line={{ ...(text !== undefined && { text }), file }} /> : text}
      </p>
      <time dateTime={at}>{formatTimeOf(at)}</time>
    </li>
  );
}
