import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useHydrated } from '@/lib/late/useHydrated';
import { useSandbox } from '@/hooks/payment/useSandbox';
import { paths } from '@/lib/config/paths';
import { SANDBOX_CHOICES } from '@/lib/domain/payment/sandbox';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Payment.module.css';

const AMOUNT_WORDS = { pay: 'amount', block: 'toBlock', mandate: 'toAllow' } as const;

/** Stands in for the gateway's page: the customer chooses the bank's answer. */
export function SandboxPay() {
  const t = useTranslations('sandbox');
  const { order, isMissing, isAway, askAgain, refusal, busyWith, choose, back } = useSandbox(useHydrated());
  if (isMissing) {
    return (
      <Lost title={t('missing')} text={t('missingText')}>
        <ButtonLink kind="go" size="big" href={paths.getQuote}>
          {t('back')}
        </ButtonLink>
      </Lost>
    );
  }
  return (
    <section className={`wrap ${styles.alone}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      {!order && isAway && (
        <Face
          kind="error"
          title={t('failed')}
          action={
            <Button kind="act" onClick={() => void askAgain()}>
              {t('again')}
            </Button>
          }
        >
          {t('failedText')}
        </Face>
      )}
      {!order && !isAway && <Skeleton label={t('title')} lines={[{ height: '3rem' }, { height: '12rem' }]} />}
      {order && (
        <p>
          {t(AMOUNT_WORDS[order.mode])} <b>{formatMoney(order.amount)}</b>
        </p>
      )}
      {refusal && (
        <Note kind="warn" role="alert">
          {t(refusal)}
        </Note>
      )}
      {order && (
        <ul className={styles.choices}>
          {SANDBOX_CHOICES.map((choice) => (
            <li key={choice}>
              <Button
                kind={choice === 'success' ? 'go' : 'line'}
                wide
                busy={busyWith === choice}
                onClick={() => void choose(choice)}
              >
                {t(`choices.${choice}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {order && (
        <button type="button" className="link" onClick={back}>
          {t('back')}
        </button>
      )}
    </section>
  );
}
