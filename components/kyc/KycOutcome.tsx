import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import type { Failure } from '@/hooks/common/useSubmit';
import { useProceed } from '@/hooks/payment/usePay';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { KycDto } from '@/lib/domain/kyc/contract';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Kyc.module.css';

type Props = {
  kyc: KycDto;
  /** The failure of the last submission. */
  failure: Failure | undefined;
  /** No form stands below. */
  isSettled: boolean;
  onAskPerson: () => void;
  onMendName: () => void;
  /** Reopens the form while a manual review is pending. */
  onOther: (() => void) | undefined;
};

export function KycOutcome(props: Props) {
  const { kyc, failure, isSettled } = props;
  if (failure && Object.keys(failure.fields).length === 0) return <NotSent {...props} failure={failure} />;
  // A failed attempt by another way leaves the manual review open.
  if (kyc.failure && !isSettled) return <Failed {...props} reason={kyc.failure} />;
  return kyc.status === 'verified' || kyc.status === 'review' ? <Settled {...props} /> : null;
}

function Settled({ kyc, onOther }: Props) {
  const t = useTranslations('kyc');
  const isVerified = kyc.status === 'verified';
  return (
    <section className={`card ${styles.settled}`} role="status">
      <h2>{t(isVerified ? 'verifiedTitle' : 'reviewTitle')}</h2>
      <p>{isVerified ? t('verifiedText', { name: kyc.maskedName ?? '' }) : t('reviewText')}</p>
      {kyc.next === 'application' || kyc.next === 'decision' ? (
        <ToForm quoteId={kyc.quoteId} />
      ) : (
        <ButtonLink kind="go" size="big" iconAfter="arrow" href={paths.startPayment(kyc.quoteId)}>
          {t('toPayment')}
        </ButtonLink>
      )}
      {!isVerified && onOther && (
        <button type="button" className="link" onClick={onOther}>
          {t('anotherWay')}
        </button>
      )}
    </section>
  );
}

/** Leads back to the application, for customers who confirmed their identity again after the payment. */
function ToForm({ quoteId }: Pick<KycDto, 'quoteId'>) {
  const t = useTranslations('kyc');
  const { proceed, isBusy } = useProceed(quoteId);
  return (
    <Button kind="go" size="big" iconAfter="arrow" busy={isBusy} onClick={() => void proceed()}>
      {t('toForm')}
    </Button>
  );
}

const titleOf = {
  name: 'nameTitle',
  notFound: 'notFoundTitle',
  dateOfBirth: 'dateOfBirthTitle',
  review: 'declinedTitle',
} as const;

function Failed({
  kyc,
  reason,
  onAskPerson,
  onMendName,
}: Props & { reason: NonNullable<KycDto['failure']> }) {
  const t = useTranslations('kyc');
  const askPerson = <AskPerson onAskPerson={onAskPerson} />;
  if (reason === 'name') {
    return (
      <Wrong title={t(titleOf.name)} text={t('nameText')}>
        <dl className={styles.names}>
          <div>
            <dt>{t('youWrote')}</dt>
            <dd>{kyc.typedName}</dd>
          </div>
          <div>
            <dt>{t('registrySays')}</dt>
            <dd>{kyc.registryName}</dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <Button kind="act" size="medium" onClick={onMendName}>
            {t('changeName')}
          </Button>
          {askPerson}
        </div>
      </Wrong>
    );
  }
  const text = {
    notFound: t('notFoundText'),
    dateOfBirth: t('dateOfBirthText'),
    review: t('declinedText', { phone: phoneInText(brand.helplineNewPolicy) }),
  }[reason];
  return (
    <Wrong title={t(titleOf[reason])} text={text}>
      {reason !== 'review' && <div className={styles.ways}>{askPerson}</div>}
    </Wrong>
  );
}

/** No registry answered: the customer may retry or ask for a manual review. */
function NotSent({ failure, onAskPerson }: Props & { failure: Failure }) {
  const t = useTranslations('kyc');
  const { code, message } = failure;
  if (code !== 'UNAVAILABLE' && code !== 'KYC_LOCKED') {
    return (
      <Note kind="bad" role="alert">
        {message}
      </Note>
    );
  }
  const isAway = code === 'UNAVAILABLE';
  return (
    <Wrong title={t(isAway ? 'awayTitle' : 'lockedTitle')} text={isAway ? t('awayText') : message}>
      <div className={styles.ways}>
        <AskPerson onAskPerson={onAskPerson} />
      </div>
    </Wrong>
  );
}

function AskPerson({ onAskPerson }: Pick<Props, 'onAskPerson'>) {
  const t = useTranslations('kyc');
  return (
    <Button kind="line" size="medium" icon="phone" onClick={onAskPerson}>
      {t('askManualCheck')}
    </Button>
  );
}

function Wrong({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Note kind="warn" role="alert">
      <b>{title}</b>
      <p>{text}</p>
      {children}
    </Note>
  );
}
