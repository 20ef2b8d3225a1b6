import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { isNotReached, pageStateOf } from '@/hooks/common/pageState';
import { useHydrated } from '@/lib/late/useHydrated';
import { useOnline } from '@/hooks/common/useOnline';
import { useOffer } from '@/hooks/payment/usePay';
import { usePayment } from '@/hooks/payment/usePayment';
import { usePaymentAddress, type PaymentAddress } from '@/hooks/payment/usePaymentAddress';
import { useQuote } from '@/hooks/quote/useQuote';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Payment.module.css';
import { PaymentState } from './PaymentState';
import { StartPayment } from './StartPayment';

export function PaymentPage() {
  const isHydrated = useHydrated();
  const address = usePaymentAddress(isHydrated);
  if (isHydrated && address.paymentId) return <OnePayment {...address} />;
  return <Offer isHydrated={isHydrated} {...address} />;
}

function OnePayment({ paymentId, quoteId, isReturn }: PaymentAddress) {
  const { payment, error, checkNow, mutate } = usePayment(paymentId, isReturn);
  const isOnline = useOnline();
  const router = useRouter();
  const isNoted = isReturn && payment !== undefined;
  useEffect(() => {
    // Drops the return marker, so that a reload is not taken for another return from the gateway.
    if (isNoted && paymentId) void router.replace(paths.payment(paymentId), undefined, { shallow: true });
  }, [isNoted, paymentId, router]);
  const known = { isHydrated: true, isNamed: true, isHere: payment !== undefined, error };
  return (
    <PaymentGate known={known} quoteId={payment?.quoteId ?? quoteId} onAgain={() => mutate()}>
      {payment && <PaymentState payment={payment} onCheck={checkNow} isOffline={!isOnline} />}
    </PaymentGate>
  );
}

function Offer({ isHydrated, quoteId }: PaymentAddress & { isHydrated: boolean }) {
  const { data, error, mutate } = useOffer(quoteId);
  const known = { isHydrated, isNamed: quoteId !== undefined, isHere: data !== undefined, error };
  return (
    <PaymentGate known={known} quoteId={quoteId} onAgain={() => mutate()}>
      {data && <StartPayment offer={data} onChanged={() => mutate()} />}
    </PaymentGate>
  );
}

type GateProps = {
  known: Parameters<typeof pageStateOf>[0];
  quoteId: string | undefined;
  onAgain: () => unknown;
  children: ReactNode;
};

const comingLines = [
  { width: '70%', height: '3rem' },
  { width: '90%' },
  { width: '60%' },
  { height: '14rem' },
];

function PaymentGate({ known, quoteId, onAgain, children }: GateProps) {
  const t = useTranslations('payment');
  const verify = useTranslations('verify');
  const notReady = { title: t('start.notReady'), text: t('start.notReadyText') };
  const away = { title: t('failedTitle'), text: t('failedText') };
  const failure = isNotReached(known.error) ? notReady : away;
  const toQuote = (
    <ButtonLink kind="go" size="big" href={paths.getQuote}>
      {t('toQuote')}
    </ButtonLink>
  );
  const phone = phoneInText(brand.helplineCustomerCare);
  return (
    <Gate
      state={pageStateOf(known)}
      heading={t('title')}
      className={styles.alone}
      loading={{ label: t('loading'), lines: comingLines }}
      missing={{ title: t('missing'), text: t('missingText', { phone }), ways: toQuote }}
      locked={{
        title: t('verify'),
        text: verify('private'),
        proof: <ProvePhone quoteId={quoteId} onVerified={onAgain} />,
      }}
      failed={{ ...failure, offlineText: t('offlineText'), again: t('tryAgain'), onAgain }}
    >
      {children}
    </Gate>
  );
}

function ProvePhone({ quoteId, onVerified }: Pick<GateProps, 'quoteId'> & { onVerified: () => unknown }) {
  const { data: quote } = useQuote(quoteId);
  const mobileNumber = quote?.mobileNumber;
  const own = quoteId !== undefined && mobileNumber !== undefined ? { quoteId, mobileNumber } : undefined;
  return <VerifyPhone key={mobileNumber} quote={own} onVerified={onVerified} />;
}
