import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TalkFiles } from '@/components/help/files/TalkFiles';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { useOnline } from '@/hooks/common/useOnline';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useHelpThread } from '@/hooks/help/useHelpThread';
import { useLeaving } from '@/hooks/help/useLeaving';
import { type Talk, useHere, useTalk } from '@/hooks/help/useTalk';
import { api } from '@/lib/config/paths';
import { AskPerson } from './AskPerson';
import { Composer } from './Composer';
import { Cut } from './Cut';
import styles from './HelpPanel.module.css';
import { PanelHead } from './PanelHead';
import { TalkFoot } from './TalkFoot';
import { TalkLog } from './TalkLog';
import { Thread } from './Thread';

const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

/** The panel stands beside the page, on a phone over it. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  useLeaving(useCallback(() => panel.current?.close(), []));
  useEffect(() => {
    const opener = document.activeElement;
    if (isPhone()) panel.current?.showModal();
    else panel.current?.show();
    return () => {
      // After signing out the focus is already on the message that says so.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
  const thread = useHelpThread();
  const here = useHere();
  const { talk, ...line } = useTalk();
  const [isAsking, setIsAsking] = useState(false);
  const isTalking = talk.talkId !== undefined;
  useEffect(() => {
    // The button that began or left the talk is unmounted, and the focus is lost.
    if (document.activeElement === document.body) panel.current?.querySelector('textarea')?.focus();
  }, [isTalking]);
  const lastAsked = thread.entries.findLast((entry) => entry.kind === 'asked');
  return (
    <dialog
      ref={panel}
      className={styles.help}
      aria-labelledby="help-title"
      onClose={onClose}
      // The browser closes only modal dialogs on Escape.
      onKeyDown={(event) => event.key === 'Escape' && panel.current?.close()}
    >
      <PanelHead talk={talk} here={here} onClose={() => panel.current?.close()} />
      {isAsking && !isTalking ? (
        <AskPerson
          here={here}
          onBack={() => {
            flushSync(() => setIsAsking(false));
            panel.current?.querySelector('textarea')?.focus();
          }}
          onAsk={(opening) => line.begin(opening, lastAsked ? [lastAsked.text] : [])}
        />
      ) : (
        <>
          <Thread {...thread} here={here} onPerson={isTalking ? undefined : () => setIsAsking(true)}>
            {isTalking && <TalkLog talk={talk} after={thread.entries.at(-1)?.at} />}
          </Thread>
          <Foot talk={talk} line={line} thread={thread} onPerson={() => setIsAsking(true)} />
        </>
      )}
    </dialog>
  );
}

type FootProps = {
  talk: Talk;
  line: Omit<ReturnType<typeof useTalk>, 'talk'>;
  thread: ReturnType<typeof useHelpThread>;
  onPerson: () => void;
};

/** Shows how a talk stands, and the field to write in. */
function Foot({ talk, line, thread, onPerson }: FootProps) {
  const t = useTranslations('helpPanel');
  const { talkId, state, cutAt } = talk;
  const isOnline = useOnline();
  const cut = (cutAt !== undefined || !isOnline) && <Cut isOnline={isOnline} />;
  const { failure, run } = useSubmit({ conflict: t('talk.notLeft'), failed: t('talk.notLeft') });
  if (talkId === undefined) {
    return (
      <div>
        {cut}
        <p className={styles.person}>
          <button type="button" onClick={onPerson}>
            <Icon name="person" size="small" />
            {t('talk.ask')}
          </button>
        </p>
        <Composer label={t('question')} isBusy={thread.isLooking} onSend={thread.ask} />
      </div>
    );
  }
  return (
    <div>
      {state?.takesFiles && state.status !== 'closed' && (
        <div className={styles.files}>
          <TalkFiles talkId={talkId} path={api.helpFile} />
        </div>
      )}
      {failure && (
        <Note kind="bad" role="alert">
          {t('talk.notLeft')}
        </Note>
      )}
      {cut || <TalkFoot talk={talk} onLeave={() => void run(line.leave)} onNew={line.forget} />}
      <Composer label={t('talk.write')} onSend={line.write} />
    </div>
  );
}
