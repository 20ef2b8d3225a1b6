import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { CLAIM_MINUTES, NOTICE_HOURS } from '@/lib/domain/claims/promises.data';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import styles from './ClaimWays.module.css';

const facts = {
  notice: NOTICE_HOURS,
  request: CLAIM_MINUTES.request / 60,
  discharge: CLAIM_MINUTES.discharge / 60,
  days: CLAIM_MINUTES.reimbursement / (24 * 60),
  ...RIDER_FACTS['safeguard-plus'],
};

const ways = {
  cashless: ['tell', 'card', 'answer', 'home'],
  paid: ['tell', 'keep', 'send', 'money'],
  sum: ['tell', 'send', 'money'],
} as const;

type Props = {
  /** For a plan that pays one sum: what it pays the sum for. */
  paidFor?: string;
};

/** The radio buttons work without JavaScript: styles show the steps of the one that is checked. */
export function ClaimWays({ paidFor }: Props) {
  const t = useTranslations('product.claim');
  const shown = paidFor ? (['sum'] as const) : (['cashless', 'paid'] as const);
  const say = (key: string) => t(key as 'paid.tell.text', facts);
  const phone = () => <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>;
  const claims = (words: ReactNode) => <Link href={paths.claims}>{words}</Link>;
  return (
    <section className={`section dark printed ${styles.claim}`} id="claim" aria-labelledby="claim-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="claim-title">{t('title')}</h2>
          {shown.length > 1 && (
            <fieldset>
              <legend className="visuallyHidden">{t('way')}</legend>
              {shown.map((way, at) => (
                <label key={way} className="drawn">
                  <input type="radio" name="claim-way" data-way={way} defaultChecked={at === 0} />
                  <span>{t(`${way}.label`)}</span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        {shown.map((way) => (
          <ol key={way} className={styles.steps} data-way={way} aria-label={t(`${way}.label`)}>
            {ways[way].map((step) => (
              <li key={step}>
                <small>{say(`${way}.${step}.when`)}</small>
                <h3>{say(`${way}.${step}.title`)}</h3>
                <p>{say(`${way}.${step}.${way === 'sum' && step === 'send' ? paidFor : 'text'}`)}</p>
              </li>
            ))}
          </ol>
        ))}
        <p className={styles.foot}>{t.rich('foot', { claims, phone })}</p>
      </div>
    </section>
  );
}
