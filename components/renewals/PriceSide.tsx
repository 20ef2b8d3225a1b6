import { useLocale, useTranslations } from 'next-intl';
import { PayBar } from '@/components/common/bill/PayBar';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Seg } from '@/components/common/ui/Seg';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { usePay } from '@/hooks/payment/usePay';
import { useToasts } from '@/hooks/common/useToasts';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import { paths } from '@/lib/config/paths';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Renewal.module.css';

const YEARS = ['1', '2', '3'] as const;

type Props = { own: OwnRenewal; renewal: RenewalDto };

/** The bill of the next term, for one to three years, and the way to pay it. */
export function PriceSide({ own, renewal }: Props) {
  const t = useTranslations('renewals.pay');
  const locale = useLocale();
  const { price, choices, status, startsOn, policyNumber, product, today } = renewal;
  const typed = own.draft.values?.['tenure'];
  const tenure = YEARS.map(Number).find((each) => each === typed) ?? choices.tenure;
  const bill = price.prices[tenure - 1];
  const isOpen = status === 'open' || status === 'grace';
  if (!bill) return null;
  const amount = formatMoney(bill.priceAfterTax);
  const action = isOpen ? <PayButton own={own} renewal={renewal} amount={bill.priceAfterTax} /> : null;
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
      >
        {action}
        {isOpen && <p className="tiny">{t('ways')}</p>}
      </PriceBill>
      {isOpen && <SaveState status={own.draft.status} />}
      {isOpen && (
        <PayBar amount={amount} term={t('for', { years: tenure })} how={<a href="#price">{t('how')}</a>}>
          {action}
        </PayBar>
      )}
    </aside>
  );
}

function PayButton({ own, renewal, amount }: Props & { amount: number }) {
  const t = useTranslations('renewals.pay');
  const toasts = useToasts();
  const { pay, isBusy, changed } = usePay();
  const { policyNumber, paymentId, fields = {} } = renewal;
  const problems = Object.keys(fields).length;
  const proceed = async () => {
    try {
      // What is typed is priced and paid as it stands.
      await own.draft.flush();
    } catch (problem) {
      toasts.sayError(problem);
      return;
    }
    await pay({ policyNumber, amount });
  };
  return (
    <>
      {changed && (
        <Note kind="warn" role="alert">
          {t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })}{' '}
          <button type="button" className="link" onClick={() => void own.reload()}>
            {t('again')}
          </button>
        </Note>
      )}
      {problems > 0 && <Note kind="warn">{t('problems', { count: problems })}</Note>}
      {paymentId && (
        <p className="small">
          <ButtonLink kind="line" href={paths.payment(paymentId)}>
            {t('running')}
          </ButtonLink>
        </p>
      )}
      <Button kind="go" size="big" wide busy={isBusy} disabled={problems > 0} onClick={() => void proceed()}>
        {t('action', { amount: formatMoney(amount) })}
      </Button>
    </>
  );
}
