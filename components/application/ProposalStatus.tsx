import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import { ageInDays, todayInIndia } from '@/lib/domain/common/dates';
import { formatDate, formatMoney, phoneInText } from '@/lib/i18n/format';
import styles from './ProposalStatus.module.css';

type Waiting = Exclude<ApplicationDto['status'], 'open'>;

export function ProposalStatus({ application }: { application: ApplicationDto & { status: Waiting } }) {
  const t = useTranslations('application.status');
  const { status, plan, refusal, isIdentityDue } = application;
  const amount = formatMoney(plan.price.priceAfterTax);
  const isDecided = status === 'accepted' || status === 'declined';
  const waiting = plan.isBlocked ? 'blocked' : 'paid';
  const decided = `${status}${plan.isBlocked ? 'Blocked' : 'Paid'}` as 'acceptedBlocked';
  return (
    <div className={`wrap ${styles.status}`}>
      <header>
        <h1>{t(`${status}Title`)}</h1>
        {!isIdentityDue && <p className="lead">{t(`${status}Text`)}</p>}
      </header>
      {isIdentityDue && <IdentityDue quoteId={application.quoteId} />}
      {status === 'referred' && <Clock application={application} />}
      <section aria-labelledby="money">
        <h2 id="money">{t('money')}</h2>
        <Note kind="good" icon="lock">
          {t(isDecided ? decided : waiting, { amount })}
        </Note>
      </section>
      {status === 'referred' && <Reasons application={application} />}
      {refusal !== undefined && (
        <section aria-labelledby="refusal">
          <h2 id="refusal">{t('declinedReason')}</h2>
          <p>{refusal}</p>
        </section>
      )}
      {status === 'referred' && <NextSteps application={application} />}
      {status === 'declined' && <OtherWays />}
    </div>
  );
}

function Reasons({ application: { reasons = [], isIdentityDue } }: { application: ApplicationDto }) {
  const t = useTranslations('application.status');
  const shown = isIdentityDue ? reasons.filter((reason) => reason !== 'kyc') : reasons;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons')}</h2>
      <ul className={styles.reasons}>
        {shown.map((reason) => (
          <li key={reason}>{t(`reason.${reason}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function IdentityDue({ quoteId }: Pick<ApplicationDto, 'quoteId'>) {
  const t = useTranslations('application');
  return (
    <Note kind="warn">
      <div className={styles.due}>
        <p>{t('status.identityDue')}</p>
        <ButtonLink kind="act" size="medium" href={paths.kyc(quoteId)}>
          {t('sign.identity')}
        </ButtonLink>
      </div>
    </Note>
  );
}

function OtherWays() {
  const t = useTranslations();
  return (
    <p className={styles.ways}>
      <ButtonLink kind="go" size="big" href={paths.allPlans} iconAfter="arrow">
        {t('application.status.otherPlans')}
      </ButtonLink>
      <ButtonLink kind="line" size="big" icon="phone" href={`tel:${brand.helplineCustomerCare}`}>
        {t('common.callUs', { number: brand.helplineCustomerCare })}
      </ButtonLink>
    </p>
  );
}

function Clock({ application: { answerBy, today } }: { application: ApplicationDto }) {
  const t = useTranslations('application.status');
  const locale = useLocale();
  if (!answerBy) return null;
  const days = ageInDays(today, answerBy);
  return (
    <p className={styles.clock}>
      <Icon name="clock" size="large" />
      <span>
        <b>{t('answerBy', { date: formatDate(answerBy, locale) })}</b>
        {days >= 0 ? t('daysLeft', { days }) : t('late', { phone: phoneInText(brand.helplineCustomerCare) })}
      </span>
    </p>
  );
}

function NextSteps({ application: { submittedAt } }: { application: ApplicationDto }) {
  const t = useTranslations('application.status');
  const locale = useLocale();
  const signedOn = submittedAt ? formatDate(todayInIndia(new Date(submittedAt)), locale) : '';
  const steps = [
    { id: 'signed', title: t('signed', { date: signedOn }), text: t('signedText') },
    { id: 'read', title: t('read'), text: t('readText', { series: brand.callsFrom }) },
    { id: 'answer', title: t('answer'), text: t('answerText') },
  ];
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, title, text }, at) => (
          <li
            key={id}
            className={at === 0 ? styles.done : undefined}
            aria-current={at === 1 ? 'step' : undefined}
          >
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
