import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { Note } from '@/components/common/ui/states/Note';
import type { ClaimActions } from '@/hooks/claims/useClaim';
import { useOnline } from '@/hooks/common/useOnline';
import { paths } from '@/lib/config/paths';
import type { ClaimStatus } from '@/lib/domain/claims/claim';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Claim.module.css';
import { SettledLoss } from '@/components/travel/claims/SettledLoss';
import { Changed } from './money/Changed';
import { HospitalBill } from './money/HospitalBill';
import { Payouts } from './money/Payouts';
import { Refused } from './money/Refused';
import { type ClaimParts, waitingCount } from './claimParts';
import { useMoment } from './useMoment';
import { Papers } from './papers/Papers';
import { Questions } from './Questions';
import { Trace } from './trace/Trace';
import { Ways } from './ways/Ways';

export function ClaimView({ claim, others, actions }: ClaimParts & { actions: ClaimActions }) {
  const { settlement, settledLoss, refused, cover, questions, open } = others;
  const hasQuestions = questions.some(({ paper }) => !paper);
  const isDone = (claim.status === 'approved' || claim.status === 'paid') && open.length === 0;
  return (
    <div className="wrap">
      <ClaimHead claim={claim} others={others} />
      <div className={`${styles.columns} ${(settlement ?? settledLoss) ? styles.decided : ''}`}>
        {isDone && <Money claim={claim} others={others} />}
        <div className={styles.first}>
          {refused && <Refused refused={refused} />}
          {hasQuestions && <Questions questions={questions} status={claim.status} actions={actions} />}
          <Papers claim={claim} others={others} />
        </div>
        {!isDone && <Money claim={claim} others={others} />}
        <Trace claim={claim} others={others} />
        <div className={styles.last}>
          {settlement && cover && <Changed cover={cover} paid={settlement.paid} />}
          <Ways claim={claim} actions={actions} />
        </div>
      </div>
    </div>
  );
}

/** Stands before the papers once nothing is asked of the customer any more. */
function Money({ claim, others }: ClaimParts) {
  const { settlement, settledLoss } = others;
  if (!settlement && !settledLoss) return null;
  return (
    <aside className={styles.bill}>
      {settlement && <HospitalBill claim={claim} others={others} settlement={settlement} />}
      {settledLoss && (
        <>
          <SettledLoss settled={settledLoss} />
          <Payouts claim={claim} others={others} payable={settledLoss.rupees} />
        </>
      )}
    </aside>
  );
}

function ClaimHead({ claim, others }: ClaimParts) {
  const t = useTranslations('claim');
  const losses = useTranslations('settledLoss.losses');
  const isOnline = useOnline();
  const { claimId, status, person = '', hospitalName = '', kind, admission } = claim;
  const amount = formatMoney(others.settlement?.payable ?? others.settledLoss?.rupees ?? 0);
  if (status === 'draft') return null;
  const facts = [
    claim.loss ? losses(claim.loss) : kind && t(`kinds.${kind}`),
    admission && t(`admissions.${admission}`),
    planNameOf(claim),
  ];
  return (
    <header className={styles.head}>
      <Link className="link" href={paths.claims}>
        <Icon name="arrow" size="small" className={styles.back} />
        {t('all')}
      </Link>
      <h1>
        <small>{t('about', { person, hospital: hospitalName })}</small>
        {t(`head.${status}`, { amount })}
      </h1>
      <Lead status={status} others={others} />
      <p className="small">
        {facts.map((fact) => fact && `${fact}\u00a0· `)}
        <span className="num">{t('number', { claimId })}</span>
      </p>
      {!isOnline && (
        <Note kind="warn" icon="offline" role="status">
          {t('offlineNote')}
        </Note>
      )}
    </header>
  );
}

function Lead({ status, others }: { status: Exclude<ClaimStatus, 'draft'>; others: ClaimParts['others'] }) {
  const t = useTranslations('claim.lead');
  const moment = useMoment();
  const { waitsUntil } = others;
  return (
    <p className="lead">
      {waitsUntil ? t('waits', moment(waitsUntil)) : t(status, { count: waitingCount(others) })}
    </p>
  );
}
