import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { TalkFile } from '@/components/help/files/TalkFile';
import { Icon } from '@/components/common/ui/Icon';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { Talk } from '@/hooks/help/useTalk';
import { api } from '@/lib/config/paths';
import type { TalkLineDto } from '@/lib/domain/help/contract';
import { formatTimeOf } from '@/lib/i18n/format';
import { Day } from './Day';
import styles from './Thread.module.css';
import talkStyles from './Talk.module.css';

const coming = [{ width: '70%', height: '3rem' }];

type Props = {
  talk: Talk;
  /** When the line above was written. */
  after: string | undefined;
};

/** Shows the lines of a talk: those that the server has, and those that wait on this device. */
export function TalkLog({ talk, after }: Props) {
  const t = useTranslations('helpPanel.talk');
  const { lines, unsent, state, cutAt } = talk;
  const name = state?.by ?? '';
  return (
    <>
      {!state && !cutAt && (
        <li>
          <Skeleton lines={coming} label={t('opening')} />
        </li>
      )}
      {lines.map((line, place) => (
        <Fragment key={line.seq}>
          <Day at={line.at} after={place === 0 ? after : lines[place - 1]?.at} className={talkStyles.event} />
          <Line line={line} />
        </Fragment>
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
