import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { ChangedNotes } from '@/components/payment/ChangedNotes';
import { NextTermNote } from '@/components/policy/NextTermNote';
import { usePay } from '@/hooks/payment/usePay';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { formatDate, formatMoney, phoneInText } from '@/lib/i18n/format';
import { AdditionBill } from './AdditionBill';
import styles from './Change.module.css';
import { Withdraw } from './Withdraw';

type Props = { data: ChangeFormDto; onChanged: () => Promise<void>; onWithdraw: () => Promise<boolean> };

/** Offers to pay for a person whom we accepted, at today's price. */
export function ChangeToPay({ data, onChanged, onWithdraw }: Props) {
  const { changeId = '', about, addition, paymentId, startsOn, nextTerm } = data;
  const t = useTranslations('change.pay');
  const { pay, isBusy, changed, isOther, isUnanswered } = usePay();
  const renew = useEffectEvent(onChanged);
  useEffect(() => {
    if (changed || isOther) void renew();
  }, [changed, isOther]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <Lead startsOn={startsOn} />
      <ChangedNotes area="change.pay" changed={changed} isOther={isOther} isUnanswered={isUnanswered} />
      {nextTerm && <NextTermNote nextTerm={nextTerm} says="before" />}
      {addition && <AdditionBill addition={addition} />}
      {!addition && (
        <Note kind="warn">{t('impossible', { phone: phoneInText(brand.helplineCustomerCare) })}</Note>
      )}
      {paymentId && <Note role="status">{t('running')}</Note>}
      {addition && <p className="small">{t('safe')}</p>}
      <div className={styles.ways}>
        {paymentId && <ButtonLink href={paths.payment(paymentId)}>{t('toPayment')}</ButtonLink>}
        {addition && !paymentId && (
          <Button
            kind="go"
            size="big"
            busy={isBusy}
            onClick={() => void pay({ changeId, about, amount: addition.price })}
          >
            {t('action', { amount: formatMoney(addition.price) })}
          </Button>
        )}
        {!paymentId && <Withdraw onWithdraw={onWithdraw} />}
      </div>
    </div>
  );
}

function Lead({ startsOn }: { startsOn: string | undefined }) {
  const t = useTranslations('change');
  const locale = useLocale();
  return (
    <p className="lead">
      {startsOn ? t('later.lead', { date: formatDate(startsOn, locale) }) : t('pay.lead')}
    </p>
  );
}
