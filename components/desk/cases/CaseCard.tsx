import { useLocale, useTranslations } from 'next-intl';
import type { DecideCase } from '@/hooks/desk/queues/useCases';
import type { ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { OpenQuote } from '@/components/desk/drawer/OpenQuote';
import { ChangeFacts } from './ChangeFacts';
import { CaseDecisionForm } from './CaseDecisionForm';
import styles from './Cases.module.css';
import { HealthFacts, ProposalFacts } from './ProposalFacts';

type Props = {
  found: ReviewCaseDto;
  onDecide: DecideCase | undefined;
  onOpen: (quoteId: string) => void;
};

export function CaseCard({ found, onDecide, onOpen }: Props) {
  const t = useTranslations('cases');
  const { caseId, kind, name, mobileNumber, productName, familyCombination, openedAt, decision } = found;
  const plan = [productName, familyCombination].filter(Boolean).join(', ');
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h2>{name || mobileNumber}</h2>
        <span className={styles.kind}>{t(kind)}</span>
      </div>
      <p className="small">
        <span className="num">{mobileNumber}</span> {plan}{' '}
        {found.isOnDesk && <OpenQuote quoteId={found.quoteId} onOpen={onOpen} />}
      </p>
      <p className="tiny">{t('since', { at: useMoment(openedAt) })}</p>
      {found.kyc && <KycFacts kyc={found.kyc} />}
      {found.proposal && <ProposalFacts proposal={found.proposal} />}
      {found.health && <HealthFacts health={found.health} />}
      {found.changeId && onDecide && <ChangeFacts change={found.change} />}
      {decision && <Decision found={found} />}
      {!decision && onDecide && <CaseDecisionForm caseId={caseId} onDecide={onDecide} />}
    </li>
  );
}

function Decision({ found }: { found: ReviewCaseDto }) {
  const t = useTranslations('cases');
  const { decision = 'withdrawn', decidedBy, decidedAt = '', reason, isSettling } = found;
  const at = useMoment(decidedAt);
  return (
    <>
      <p>
        <b>{t(decision)}</b>{' '}
        <span className="tiny">{decidedBy ? t('by', { staff: decidedBy, at }) : t('at', { at })}</span>
      </p>
      {reason && <p className="small">{reason}</p>}
      {isSettling && <p className="small">{t('settling')}</p>}
    </>
  );
}

function KycFacts({ kyc }: { kyc: NonNullable<ReviewCaseDto['kyc']> }) {
  const t = useTranslations('cases');
  const { called } = kyc;
  const calledAt = useMoment(called?.at ?? '');
  const facts = [
    ['method', kyc.method && t(`methods.${kyc.method}`)],
    ['typed', kyc.name],
    ['age', kyc.age],
    ['registry', kyc.registryName],
    ['document', kyc.document],
    ['callTime', kyc.callTime && t(`callTimes.${kyc.callTime}`)],
    ['call', called && t('called', { outcome: called.outcome, staff: called.by, at: calledAt })],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{t(`facts.${label}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function useMoment(at: string): string {
  const locale = useLocale();
  return at && `${formatDateOf(at, locale)}, ${formatTimeOf(at)}`;
}
