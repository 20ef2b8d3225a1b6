import Dialog from '@mui/material/Dialog';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import { Themed } from '@/components/common/ui/Themed';
import { paths } from '@/lib/config/paths';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { KeptUntil } from '@/components/resume/KeptUntil';
import { PlanHighlights } from './PlanHighlights';
import { ResumePlan } from './ResumePlan';
import { Trust } from './Trust';
import { useOnItsSide } from './useOnItsSide';
import { useWelcomeTexts } from './useWelcomeTexts';
import styles from './WelcomeBack.module.css';

export type WelcomeBackProps = {
  isOpen: boolean;
  lookup: ResumeLookupDto | undefined;
  busy: 'resume' | 'startNew' | 'delete' | undefined;
  /** Set when the last press failed; `says` is the server's message, if any. */
  problem?: { says: string | undefined } | undefined;
  onClose: () => void;
  onStartNew: () => void;
  onResume: (lookup: ResumeLookupDto) => void;
  onDelete: () => void;
  afterClose: () => void;
};

function Content({ lookup }: { lookup: ResumeLookupDto | undefined }) {
  const t = useTranslations('resume');
  if (!lookup) {
    return (
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
    );
  }
  if (lookup.paymentStatus) return null;
  return lookup.stage === 'leadform_113' ? <PlanHighlights /> : <ResumePlan lookup={lookup} />;
}

/** A stable ref callback: React calls it once, so no re-render steals the focus. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

/** Offers this browser's unfinished journey. It opens unasked, so every exit takes one press. */
export function WelcomeBack({ isOpen, lookup, busy, problem, afterClose, ...on }: WelcomeBackProps) {
  const t = useTranslations('resume');
  const { title, message } = useWelcomeTexts(lookup);
  const isOnItsSide = useOnItsSide();
  const isPaid = lookup?.paymentStatus === true;
  const shape = [styles.paper, isPaid && styles.short, isOnItsSide && styles.landscape];
  return (
    <Themed>
      <Dialog
        open={isOpen}
        onClose={on.onClose}
        aria-labelledby="welcome-back-title"
        aria-describedby="welcome-back-message"
        slotProps={{
          container: { className: styles.container },
          paper: { className: shape.filter(Boolean).join(' ') },
          transition: { onExited: afterClose },
        }}
      >
        <div className={styles.top}>
          <img src="/art/hero-family.svg" alt="" />
        </div>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={on.onClose}>
          <Icon name="close" />
        </button>
        <div className={styles.body}>
          <div>
            <h2 id="welcome-back-title" className={styles.title} tabIndex={-1} ref={focusOnce}>
              {title}
            </h2>
            <p id="welcome-back-message" className={styles.message}>
              {message}
            </p>
          </div>
          <Content lookup={lookup} />
          <div className={styles.actions}>
            {problem && (
              <div className={styles.problem}>
                <Note kind="bad" role="alert">
                  {problem.says ?? t('failed')}
                </Note>
              </div>
            )}
            <Button kind="line" size="big" busy={busy === 'startNew'} onClick={on.onStartNew}>
              {t('startNew')}
            </Button>
            <Button
              kind="go"
              size="big"
              iconAfter="arrow"
              busy={busy === 'resume'}
              disabled={!lookup}
              onClick={() => lookup && on.onResume(lookup)}
            >
              {t('resume')}
            </Button>
          </div>
          {lookup?.begunClaim !== undefined && (
            <Link
              className={`link tiny ${styles.own}`}
              href={paths.claimDraft(lookup.begunClaim)}
              onClick={on.onClose}
            >
              {t('claim')}
            </Link>
          )}
          {/* After payment the sheet is too low for anything but the main action. */}
          {!isPaid && (
            <>
              <Link className={`link tiny ${styles.own}`} href={paths.my} onClick={on.onClose}>
                {t('my')}
              </Link>
              <KeptUntil expiresAt={lookup?.expiresAt} isBusy={busy === 'delete'} onDelete={on.onDelete} />
            </>
          )}
        </div>
        <Trust />
      </Dialog>
    </Themed>
  );
}
