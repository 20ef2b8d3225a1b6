import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useHydrated } from '@/hooks/common/useHydrated';
import { useOnline } from '@/hooks/common/useOnline';
import { useOffer } from '@/hooks/payment/usePay';
import { usePayment } from '@/hooks/payment/usePayment';
import { usePaymentAddress, type PaymentAddress } from '@/hooks/payment/usePaymentAddress';
import { useQuote } from '@/hooks/quote/useQuote';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './Payment.module.css';
import { PaymentState } from './PaymentState';
import { StartPayment } from './StartPayment';

/** The payment that the address names, or what is to be paid for its quote. */
export function PaymentPage() {
  const isHydrated = useHydrated();
  const address = usePaymentAddress(isHydrated);
  if (!isHydrated) return <Waiting />;
  if (address.paymentId) return <OnePayment {...address} />;
  return <Offer {...address} />;
}

function OnePayment({ paymentId, quoteId, isReturn }: PaymentAddress) {
  const { payment, error, checkNow, mutate } = usePayment(paymentId, isReturn);
  const isOnline = useOnline();
  const router = useRouter();
  const isNoted = isReturn && payment !== undefined;
  useEffect(() => {
    // Noted once: a later look at this address is no return from the gateway.
    if (isNoted && paymentId) void router.replace(paths.payment(paymentId), undefined, { shallow: true });
  }, [isNoted, paymentId, router]);
  if (payment && statusOf(error) !== 401)
    return <PaymentState payment={payment} onCheck={checkNow} isOffline={!isOnline} />;
  return <Without error={error} quoteId={payment?.quoteId ?? quoteId} onAgain={() => mutate()} />;
}

function Offer({ quoteId }: PaymentAddress) {
  const { data, error, mutate } = useOffer(quoteId);
  if (data && statusOf(error) !== 401) return <StartPayment offer={data} onChanged={() => mutate()} />;
  return <Without error={quoteId ? error : { status: 404 }} quoteId={quoteId} onAgain={() => mutate()} />;
}

type WithoutProps = { error: unknown; quoteId: string | undefined; onAgain: () => unknown };

/** What is shown in place of a payment: that it comes, that it is not ours to show yet, not there, or not to be had. */
function Without({ error, quoteId, onAgain }: WithoutProps) {
  const t = useTranslations('payment');
  if (error === undefined) return <Waiting />;
  const status = statusOf(error);
  if (status === 401) return <ProvePhone quoteId={quoteId} onVerified={onAgain} />;
  if (status === 404 || status === 400) {
    return (
      <Lost title={t('missing')} text={t('missingText', { phone: brand.helplineCustomerCare })}>
        <ButtonLink kind="go" size="big" href={paths.getQuote}>
          {t('toQuote')}
        </ButtonLink>
      </Lost>
    );
  }
  const isNotReady = status === 409;
  return (
    <Frame>
      <Face
        kind={navigator.onLine ? 'error' : 'offline'}
        title={t(isNotReady ? 'start.notReady' : 'failedTitle')}
        action={
          <Button kind="act" onClick={() => void onAgain()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(isNotReady ? 'start.notReadyText' : 'failedText')}
      </Face>
    </Frame>
  );
}

function ProvePhone({ quoteId, onVerified }: Pick<WithoutProps, 'quoteId'> & { onVerified: () => unknown }) {
  const t = useTranslations('payment');
  const verify = useTranslations('verify');
  const { data: quote } = useQuote(quoteId);
  const mobileNumber = quote?.mobileNumber;
  const own = quoteId !== undefined && mobileNumber !== undefined ? { quoteId, mobileNumber } : undefined;
  return (
    <Frame>
      <h1>{t('verify')}</h1>
      <p className="lead">{verify('private')}</p>
      <VerifyPhone key={mobileNumber} quote={own} onVerified={onVerified} />
    </Frame>
  );
}

function Waiting() {
  const t = useTranslations('payment');
  return (
    <Frame>
      <h1>{t('title')}</h1>
      <Skeleton
        label={t('loading')}
        lines={[{ width: '70%', height: '3rem' }, { width: '90%' }, { width: '60%' }, { height: '14rem' }]}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <section className={`wrap ${styles.alone}`}>{children}</section>;
}

function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
