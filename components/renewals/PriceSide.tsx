import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { PayBar } from '@/components/common/bill/PayBar';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { UnopenedNote } from '@/components/common/bill/UnopenedNote';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Seg } from '@/components/common/ui/Seg';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { usePay } from '@/hooks/payment/usePay';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import { paths } from '@/lib/config/paths';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { changedFields } from '@/lib/domain/common/drafts/draft';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Renewal.module.css';

const YEARS = ['1', '2', '3'] as const;

type Props = { own: OwnRenewal; renewal: RenewalDto; onProblems: () => void };

/** The bill of the next term, for one to three years, and the way to pay it. */
export function PriceSide(props: Props) {
  const { own, renewal } = props;
  const t = useTranslations('renewals.pay');
  const locale = useLocale();
  const { price, choices, status, startsOn, policyNumber, product, today } = renewal;
  const typed = own.draft.values?.['tenure'];
  const tenure = YEARS.map(Number).find((each) => each === typed) ?? choices.tenure;
  const bill = price.prices[tenure - 1];
  const isOpen = status === 'open' || status === 'grace';
  const paying = usePayRenewal(props, bill?.priceAfterTax ?? 0);
  if (!bill) return null;
  const period = t('period', {
    sum: formatShortSum(bill.sumInsured, locale),
    date: formatDate(startsOn, locale),
  });
  return (
    <aside className={styles.side} id="price" aria-label={t('label')}>
      {isOpen && (
        <Seg
          legend={t('years')}
          name="tenure"
          choices={YEARS.map((value, at) => ({
            value,
            label: t('year', { years: Number(value) }),
            note: formatMoney(price.prices[at]?.priceAfterTax ?? 0),
          }))}
          value={YEARS.find((each) => Number(each) === tenure)}
          onChange={(value) => own.draft.change({ tenure: Number(value) })}
        />
      )}
      <PriceBill
        price={bill}
        head={{ title: t('renewal'), reference: policyNumber, date: formatDate(today, locale) }}
        emblem={emblemOf(product)}
        about={period}
        isPaid={status === 'renewed'}
      >
        {isOpen && (
          <>
            <div className={styles.notes}>
              <PayNotes own={own} renewal={renewal} {...paying} />
            </div>
            <PayButton {...paying} />
            <p className="tiny">{t('ways')}</p>
          </>
        )}
      </PriceBill>
      {isOpen && <SaveState status={own.draft.status} />}
      {isOpen && (
        <PayBar
          amount={formatMoney(bill.priceAfterTax)}
          term={t('for', { years: tenure })}
          how={<a href="#price">{t('how')}</a>}
        >
          <PayButton {...paying} />
        </PayBar>
      )}
    </aside>
  );
}

type Paying = ReturnType<typeof usePayRenewal>;

function usePayRenewal({ own, renewal, onProblems }: Props, amount: number) {
  const { pay, isBusy, changed, isOther, setIsOther, isUnanswered, noteFailure } = usePay();
  const { policyNumber, fields = {} } = renewal;
  const problems = Object.keys(fields).length;
  // The note stands on the bill, so it is shown to a customer who pressed in the bar, too.
  useEffect(() => {
    if (changed || isOther || isUnanswered) document.getElementById('price')?.scrollIntoView();
  }, [changed, isOther, isUnanswered]);
  const reread = useEffectEvent(() => void own.reread());
  useEffect(() => {
    if (isOther) reread();
  }, [isOther]);
  const proceed = async () => {
    if (problems > 0) return onProblems();
    setIsOther(false);
    const shown = own.draft.values ?? {};
    try {
      // Saved first, so that the price and the payment include what was just typed.
      const version = await own.draft.flush();
      // Another tab may have saved. Its values are here already, but the price that the server computed from them is
      // not.
      if (own.stored()?.version !== version) await own.reload();
    } catch (problem) {
      noteFailure(problem);
      return;
    }
    const { about, data } = own.stored() ?? renewal;
    // The answer to our save may contain another device's choices, which this customer hasn't seen.
    const unseen = { ...changedFields(shown, data), ...changedFields(data, shown) };
    if (Object.keys(unseen).length > 0) setIsOther(true);
    else await pay({ policyNumber, amount, about });
  };
  return { amount, problems, isBusy, changed, isOther, isUnanswered, proceed };
}

/** Says what prevents paying. It stands only on the bill: the bar at the edge of a phone has no room for it. */
function PayNotes(props: Paying & Omit<Props, 'onProblems'>) {
  const { own, renewal, changed, isOther, isUnanswered, problems } = props;
  const { paymentId } = renewal;
  const t = useTranslations('renewals.pay');
  return (
    <>
      {changed && (
        <Note kind="warn" role="alert">
          {t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })}{' '}
          <button type="button" className="link" onClick={() => void own.reread()}>
            {t('again')}
          </button>
        </Note>
      )}
      {isOther && (
        <Note kind="warn" role="alert">
          {t('other')}
        </Note>
      )}
      {isUnanswered && <UnopenedNote />}
      {problems > 0 && <Note kind="warn">{t('problems', { count: problems })}</Note>}
      {paymentId && (
        <p>
          <ButtonLink kind="line" href={paths.payment(paymentId)}>
            {t('running')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function PayButton({ amount, isBusy, proceed }: Paying) {
  const t = useTranslations('renewals.pay');
  return (
    <Button kind="go" size="big" wide busy={isBusy} onClick={() => void proceed()}>
      {t('action', { amount: formatMoney(amount) })}
    </Button>
  );
}
