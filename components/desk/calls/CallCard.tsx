import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Tag } from '@/components/common/ui/Tag';
import type { DeskCallActions } from '@/hooks/desk/useDeskCalls';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DeskCallDto } from '@/lib/domain/callbacks/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import styles from '@/components/desk/cases/Cases.module.css';
import { ConsentMark } from '@/components/desk/quotes/ConsentMark';

type Props = { call: DeskCallDto; staffId: string; actions: DeskCallActions };

export function CallCard({ call, staffId, actions }: Props) {
  const t = useTranslations('deskCalls');
  const locale = toLocale(useLocale());
  const { name, mobileNumber, about, from, to, assignedTo, claimedBy, outcome, tries, language } = call;
  const isLate = !outcome && new Date(to) < new Date();
  const day = formatDateOf(from, locale);
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h2>{name || mobileNumber}</h2>
        <span className={styles.kind}>{t(`about.${about}`)}</span>
      </div>
      <p className="small">
        <span className="num">{mobileNumber}</span> {quoteReference(call.quoteId)}
      </p>
      <p className="small">{t('language', { language })}</p>
      <p>
        {t('promised', { day, from: formatTimeOf(from), to: formatTimeOf(to) })}{' '}
        {isLate && <Tag kind="marigold">{t('late')}</Tag>}
      </p>
      {tries > 0 && <p className="tiny">{t('tries', { tries })}</p>}
      {assignedTo && <p className="tiny">{t('assigned', { staff: assignedTo })}</p>}
      {claimedBy && <p className="tiny">{t('with', { staff: claimedBy })}</p>}
      {outcome ? <b>{t(`outcome.${outcome}`)}</b> : <ConsentMark consent={call.consent} />}
      {!outcome && <CallActions call={call} isMine={claimedBy === staffId} actions={actions} />}
    </li>
  );
}

type ActionProps = Pick<Props, 'call' | 'actions'> & { isMine: boolean };

function CallActions({ call, isMine, actions }: ActionProps) {
  const t = useTranslations('deskCalls');
  const { callbackId, consent, name } = call;
  const [number, setNumber] = useState<string>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const claim = async () => {
    const { answer } = await run(() => actions.claim(callbackId));
    if (answer !== undefined) setNumber(answer);
  };
  const note = (outcome: 'reached' | 'notReached' | 'stopped') =>
    void run(() => actions.note(callbackId, outcome));
  return (
    <div className={styles.decide}>
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      {number !== undefined && (
        <a className="num" href={`tel:${number}`} aria-label={t('number', { name })}>
          {number}
        </a>
      )}
      <div className={styles.ways}>
        {consent === 'given' && number === undefined && (
          <Button kind="act" size="small" icon="phone" busy={isBusy} onClick={() => void claim()}>
            {t('claim')}
          </Button>
        )}
        {isMine && (
          <>
            <Button kind="act" size="small" busy={isBusy} onClick={() => note('reached')}>
              {t('reached')}
            </Button>
            <Button kind="line" size="small" busy={isBusy} onClick={() => note('notReached')}>
              {t('notReached')}
            </Button>
          </>
        )}
        {consent !== 'given' && (
          <Button kind="bad" size="small" busy={isBusy} onClick={() => note('stopped')}>
            {t('stop')}
          </Button>
        )}
      </div>
    </div>
  );
}
