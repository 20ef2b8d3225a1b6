import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useQuote } from '@/hooks/quote/useQuote';
import { useQuotePerson } from '@/hooks/quote/useQuotePerson';
import { nextPathOf } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { LeadForm } from '@/components/quote/lead/LeadForm';
import styles from './Summary.module.css';

type Props = { ref: Ref<HTMLHeadingElement>; quote: QuoteDto };

/** Asks for contact details if the quote has none, then proves the number. */
export function VerifyStep({ ref, quote }: Props) {
  const t = useTranslations('verify');
  const router = useRouter();
  const { quoteId, mobileNumber } = quote;
  const { mutate } = useQuote(quoteId);
  const person = useQuotePerson(quote);

  const proceed = async () => {
    const fresh = await mutate().catch(() => undefined);
    const isKnown = fresh && fresh.next !== 'verify';
    const following = quote.segment === 'Travel' ? 'travellers' : 'declaration';
    await router.push(nextPathOf(isKnown ? fresh : { ...quote, next: following }));
  };
  const takeNumber = async (number: string) => {
    const wrong = await person
      .onSubmit({ mobileNumber: number })
      .catch(() => ({ mobileNumber: t('failed') }));
    return wrong?.mobileNumber;
  };

  return (
    <section className={`card ${styles.nextStep}`}>
      <h2 ref={ref} id="verify-title" tabIndex={-1}>
        {t(mobileNumber ? 'title' : 'askTitle')}
      </h2>
      {mobileNumber ? (
        <VerifyPhone quote={{ quoteId, mobileNumber }} isAsked onNumber={takeNumber} onVerified={proceed} />
      ) : (
        <>
          <p>{t('ask')}</p>
          <LeadForm {...person} labelledBy="verify-title" isToBuy />
        </>
      )}
    </section>
  );
}
