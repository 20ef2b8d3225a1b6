import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { now } from '@/components/common/page/clock';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { DeskAway } from '@/components/desk/DeskAway';
import { claimWork } from '@/hooks/desk/claims/useClaimWork';
import { useDeskClaim } from '@/hooks/desk/claims/useDeskClaim';
import { keepFocus } from '@/hooks/desk/keepFocus';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { BillEntry } from '@/components/desk/claims/bill/BillEntry';
import styles from '@/components/desk/claims/Claims.module.css';
import { DueMark } from '@/components/desk/claims/DueMark';
import { AccountForm } from './AccountForm';
import { AskForm } from './AskForm';
import { ClaimFacts } from './ClaimFacts';
import { ClaimHistory } from './ClaimHistory';
import { Decision } from './Decision';
import { FirstDecision } from './FirstDecision';
import { Flags } from './Flags';
import { HospitalForm } from './HospitalForm';
import { isOpen } from './openWork';
import { Papers } from './Papers';
import { Payout } from './Payout';
import { Questions } from './Questions';
import { RefuseForm } from './RefuseForm';
import { TripWork } from '@/components/desk/claims/trip/TripWork';
import { Terms } from './Terms';

function beginAt(page: HTMLElement | null) {
  page?.focus();
  return keepFocus(page);
}

/** Escape goes back, unless something on the page has used the key. */
export function ClaimPage({ claimId, onClose }: { claimId: string; onClose: () => void }) {
  const t = useTranslations('deskClaims.claim');
  const found = useDeskClaim(claimId);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  return (
    <section ref={beginAt} className={styles.page} aria-label={t('label', { claimId })} tabIndex={-1}>
      <div>
        <Button kind="line" size="dense" icon="close" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      {found.claim ? (
        <Loaded claim={found.claim} renew={found.renew} isOvertaken={found.isOvertaken} />
      ) : (
        <Coming found={found} />
      )}
    </section>
  );
}

function Coming({ found: { error, isGone, renew } }: { found: ReturnType<typeof useDeskClaim> }) {
  const t = useTranslations('deskClaims');
  const desk = useTranslations('desk');
  if (error === undefined) {
    const lines = [{ height: '3rem' }, { height: '12rem' }, { height: '20rem' }];
    return <Skeleton lines={lines} label={t('claim.loading')} />;
  }
  if (isGone)
    return (
      <Face kind="empty" title={t('claim.gone')}>
        {desk('goneText')}
      </Face>
    );
  return <DeskAway title={t('failed')} onAgain={renew} />;
}

type Props = { claim: DeskClaimDto; renew: () => Promise<unknown> };

function Loaded({ claim, renew, isOvertaken }: Props & { isOvertaken: boolean }) {
  const t = useTranslations('deskClaims');
  const { claimId, status, person, dueAt, dueFor, terms } = claim;
  const work = claimWork(claim);
  const isWorkedOn = isOpen(claim);
  return (
    <>
      <div className={styles.head}>
        <h1>{person ?? claimId}</h1>
        <span className="num">{claimId}</span>
        <b>{t(`status.${status}`)}</b>
        <span>
          <DueMark due={{ ...claim, dueAt, dueFor }} now={now().toISOString()} />
        </span>
      </div>
      {/* The forms, which say so themselves, are gone. */}
      {isOvertaken && !isWorkedOn && (
        <Note kind="warn" role="alert">
          {t('claim.overtaken')}
        </Note>
      )}
      <div className={styles.columns}>
        <div>
          <Flags flags={claim.flags} />
          <ClaimFacts claim={claim} />
          {!claim.loss && <Terms terms={terms} />}
          <Papers claim={claim} />
          <Questions questions={claim.questions} />
          <AskForm claim={claim} work={work} renew={renew} />
          <ClaimHistory steps={claim.steps} />
        </div>
        <div>
          {isWorkedOn && claim.kind === 'cashless' && (
            <HospitalForm claimId={claimId} work={work} renew={renew} />
          )}
          <FirstDecision claim={claim} />
          <Deciding claim={claim} renew={renew} />
          <Decision claim={claim} />
          <Payout claim={claim} work={work} renew={renew} />
          <AccountForm claim={claim} work={work} renew={renew} />
          <Refusing claim={claim} renew={renew} />
        </div>
      </div>
    </>
  );
}

/** Decides by the hospital's bill, or by the loss of a trip. */
function Deciding({ claim, renew }: Props) {
  const t = useTranslations('deskClaims.claim');
  const work = claimWork(claim);
  const mayDecide = isOpen(claim) && !claim.isOwnDecision;
  return (
    <>
      {isOpen(claim) && claim.isOwnDecision && <Note kind="warn">{t('ownDecision')}</Note>}
      {mayDecide && claim.terms && <BillEntry claim={claim} work={work} renew={renew} />}
      {claim.loss && <TripWork claim={claim} mayDecide={mayDecide} renew={renew} />}
    </>
  );
}

/** Refuses a claim. The loss of a trip has no such form: it is refused by what is entered of it. */
function Refusing({ claim, renew }: Props) {
  const mayRefuse = isOpen(claim) && !claim.isOwnDecision && claim.payouts.length === 0;
  if (!mayRefuse || claim.loss) return null;
  return <RefuseForm claimId={claim.claimId} work={claimWork(claim)} renew={renew} />;
}
