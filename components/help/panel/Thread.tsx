import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useOnline } from '@/hooks/common/useOnline';
import type { HelpEntry, useHelpThread } from '@/hooks/help/useHelpThread';
import type { HereDto } from '@/lib/domain/help/contract';
import { formatTimeOf } from '@/lib/i18n/format';
import { Day } from './Day';
import talkStyles from './Talk.module.css';
import styles from './Thread.module.css';
import { Source } from './Source';
import { ToAPerson } from './ToAPerson';

type Props = Pick<ReturnType<typeof useHelpThread>, 'entries' | 'isLooking' | 'judge' | 'ask'> & {
  here: HereDto | undefined;
  /** Absent during a talk with a person. */
  onPerson: (() => void) | undefined;
  children?: ReactNode;
};

/** The newest line stays in view without a script, since the outer column runs upwards. */
export function Thread({ entries, isLooking, judge, ask, here, onPerson, children }: Props) {
  const t = useTranslations('helpPanel');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls, also by keyboard.
    <div className={styles.log} tabIndex={0} role="log" aria-label={t('log')}>
      {entries.length === 0 && !children && <Samples onAsk={(question) => void ask(question)} />}
      <ol>
        {entries.map((entry, place) => (
          <Fragment key={place}>
            <Day at={entry.at} after={entries[place - 1]?.at} className={talkStyles.event} />
            <Entry
              entry={entry}
              here={here}
              onPerson={onPerson}
              onJudge={(isHelpful) => judge(place, isHelpful)}
            />
          </Fragment>
        ))}
        {isLooking && (
          <li className={styles.us}>
            <p className={styles.writing}>
              <i />
              <i />
              <i />
              <span>{t('looking')}</span>
            </p>
          </li>
        )}
        {children}
      </ol>
    </div>
  );
}

/** Sample questions, shown before anything is asked. */
function Samples({ onAsk }: { onAsk: (question: string) => void }) {
  const t = useTranslations('helpPanel.samples');
  const questions = [t('wait'), t('child')];
  return (
    <div className={styles.samples}>
      <p className="small">{t('lead')}</p>
      {questions.map((question) => (
        <Button key={question} kind="line" size="small" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}

type EntryProps = Pick<Props, 'here' | 'onPerson'> & {
  entry: HelpEntry;
  onJudge: (isHelpful: boolean) => void;
};

function Entry({ entry, onJudge, ...person }: EntryProps) {
  const t = useTranslations('helpPanel');
  if (entry.kind === 'asked') {
    return (
      <li className={styles.me}>
        <span className="visuallyHidden">{t('you')}</span>
        <p className={styles.bubble}>{entry.text}</p>
        <time dateTime={entry.at}>{formatTimeOf(entry.at)}</time>
      </li>
    );
  }
  const { answer, isHelpful } = entry.kind === 'answered' ? entry : {};
  return (
    <li className={styles.us}>
      <span className="visuallyHidden">{t('we')}</span>
      <div className={styles.bubble}>
        <Said entry={entry} />
        {(!answer || isHelpful === false) && <ToAPerson {...person} />}
      </div>
      {answer && isHelpful === undefined && (
        <p className={styles.judge}>
          <span>{t('did')}</span>
          <button type="button" onClick={() => onJudge(true)}>
            {t('yes')}
          </button>
          <button type="button" onClick={() => onJudge(false)}>
            {t('no')}
          </button>
        </p>
      )}
      <time dateTime={entry.at}>{formatTimeOf(entry.at)}</time>
    </li>
  );
}

function Said({ entry }: { entry: Exclude<HelpEntry, { kind: 'asked' }> }) {
  const t = useTranslations('helpPanel');
  const isOnline = useOnline();
  if (entry.kind === 'failed') return <p>{t(isOnline ? 'failed' : 'failedOffline')}</p>;
  const { answer, isHelpful } = entry;
  if (!answer) return <p>{t.rich('none', { b: (words) => <b>{words}</b> })}</p>;
  return (
    <>
      <Source answer={answer} />
      {isHelpful !== undefined && <p>{t(isHelpful ? 'glad' : 'notThis')}</p>}
    </>
  );
}
