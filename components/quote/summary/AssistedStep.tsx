import { useTranslations } from 'next-intl';
import { AskForCall } from '@/components/callbacks/AskForCall';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import styles from './Summary.module.css';

type Props = { quote: QuoteDto; reference: string; onVerify: () => void };

/** Ends an assisted plan's journey: staff continue with the customer by phone. */
export function AssistedStep({ quote, reference, onVerify }: Props) {
  const t = useTranslations('quote.summary');
  const call = useTranslations('callbacks');
  const phone = brand.helplineNewPolicy;
  if (quote.next === 'advisor') {
    const { quoteId, mobileNumber } = quote;
    return <AskForCall quoteId={quoteId} mobileNumber={mobileNumber} reference={reference} about="plan" />;
  }
  return (
    <section className={`card ${styles.nextStep}`}>
      <h2>{call('title')}</h2>
      <p>{call('plan', { reference })}</p>
      <Button kind="go" size="big" icon="phone" onClick={onVerify}>
        {call('ask')}
      </Button>
      <ButtonLink kind="line" size="big" icon="phone" href={`tel:${phone}`}>
        {t('call', { phone })}
      </ButtonLink>
    </section>
  );
}
