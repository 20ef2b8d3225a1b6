import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { showPart } from '@/hooks/common/showPart';
import type { ClaimActions } from '@/hooks/claims/useClaim';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { mayWithdraw } from '@/lib/domain/claims/claimEvents';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { APPEAL } from '@/lib/domain/claims/dialogue';
import { CLAIM_MINUTES } from '@/lib/domain/claims/promises.data';
import { formatDateOf } from '@/lib/i18n/format';
import { AnswerForm } from '@/components/claims/claim/AnswerForm';
import styles from '@/components/claims/claim/Claim.module.css';
import { Withdraw } from './Withdraw';

type Props = { claim: ClaimDto; actions: ClaimActions };

const BIMA_BHAROSA = 'bimabharosa.irdai.gov.in';
const OMBUDSMAN = 'www.cioins.co.in';
const APPEAL_DAYS = CLAIM_MINUTES.appeal / (24 * 60);

/** The ways of a customer who disagrees: our own review, then the officer, the regulator and the Ombudsman. */
export function Ways({ claim, actions }: Props) {
  const t = useTranslations('claim.ways');
  const { claimId, status, steps } = claim;
  const done = steps.filter(({ state }) => state === 'done');
  const subject = encodeURIComponent(t('subject', { claimId }));
  const officer = brand.grievanceOfficer;
  return (
    <>
      {status !== 'withdrawn' && (
        <section id="ways" aria-labelledby="ways-title" className={styles.part}>
          <h2 id="ways-title">{t('title')}</h2>
          <Appeal claim={claim} actions={actions} />
          <ol className={styles.waysOn}>
            <li>
              <b>{t('officer')}</b>
              <p>{t('officerText')}</p>
              <p>
                <a className="link" href={`mailto:${officer.mail}?subject=${subject}`}>
                  {t('officerMail')}
                </a>{' '}
                <Link className="link" href={paths.grievanceAbout(claimId)}>
                  {t('officerPage')}
                </Link>
              </p>
            </li>
            <li>
              <b>{t('bima')}</b>
              <p>{t('bimaText')}</p>
              <Outside site={BIMA_BHAROSA} />
            </li>
            <li>
              <b>{t('ombudsman')}</b>
              <p>{t('ombudsmanText')}</p>
              <Outside site={OMBUDSMAN} />
            </li>
          </ol>
        </section>
      )}
      {mayWithdraw({ status, events: done }) && <Withdraw onWithdraw={actions.withdraw} />}
    </>
  );
}

function Outside({ site }: { site: string }) {
  return (
    <Link className="link" newTab href={`https://${site}`}>
      {site}
    </Link>
  );
}

function Appeal({ claim: { steps, status }, actions }: Props) {
  const t = useTranslations('claim.ways');
  const locale = useLocale();
  const appealed = steps.find(({ what, state }) => what === 'appealed' && state === 'done');
  const isAnswered = steps.some(({ what, state }) => what === 'appealAnswered' && state === 'done');
  const days = { days: APPEAL_DAYS };
  if (isAnswered) return <p>{t('answered')}</p>;
  if (appealed) return <p>{t('appealed', { ...days, date: formatDateOf(appealed.at ?? '', locale) })}</p>;
  if (status !== 'paid' && status !== 'refused') return <p>{t('later')}</p>;
  return (
    <>
      <p>{t('appealLead', days)}</p>
      <AnswerForm
        about={APPEAL}
        label={t('appeal')}
        send={t('send')}
        typed={actions.typed}
        onSend={async (text) => {
          await actions.appeal(text);
          showPart('ways');
        }}
      />
    </>
  );
}
