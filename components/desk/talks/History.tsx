import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Day } from '@/components/help/panel/Day';
import { TalkFile } from '@/components/help/files/TalkFile';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto, TalkLineDto } from '@/lib/domain/help/contract';
import type { Unsent } from '@/hooks/desk/useDeskTalk';
import { formatTimeOf } from '@/lib/i18n/format';
import styles from './Talks.module.css';

type Props = { talk: DeskTalkDto; unsent: readonly Unsent[] };

/** The newest line stays in view, since the outer column runs upwards. */
export function History({ talk: { history, language }, unsent }: Props) {
  const t = useTranslations('deskTalks');
  const known = new Set(history.map(({ messageId }) => messageId));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls, also by keyboard.
    <div className={styles.history} tabIndex={0} role="log" aria-label={t('title')}>
      <ol>
        {history.map((line, place) => (
          <Fragment key={line.seq}>
            <Day at={line.at} after={history[place - 1]?.at} className={styles.event} />
            <Line line={line} language={language} />
          </Fragment>
        ))}
        {unsent
          .filter(({ messageId }) => !known.has(messageId))
          .map(({ messageId, text, isSent }) => (
            <li key={messageId}>
              <p className={styles.said}>{text}</p>
              {!isSent && <span className="small">{t('unsent')}</span>}
            </li>
          ))}
      </ol>
    </div>
  );
}

function Line({
  line: { kind, at, by = '', text, file },
  language,
}: {
  line: TalkLineDto;
  language: string;
}) {
  const t = useTranslations('deskTalks');
  const time = <span className="small">{formatTimeOf(at)}</span>;
  if (kind !== 'customer' && kind !== 'staff') {
    return (
      <li className={styles.event}>
        {t(`events.${kind}`, { name: by })} {time}
      </li>
    );
  }
  return (
    <li className={kind === 'customer' ? styles.theirs : undefined}>
      <b>{kind === 'customer' ? t('customer') : by}</b> {time}
      <p className={styles.said} lang={kind === 'customer' ? language : undefined}>
        {file ? (
          <TalkFile path={api.deskTalkFile} line={{ ...(text !== undefined && { text }), file }} />
        ) : (
          text
        )}
      </p>
    </li>
  );
}
