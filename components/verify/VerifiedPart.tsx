import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { useOnline } from '@/hooks/common/useOnline';
import { useQuote } from '@/hooks/quote/useQuote';
import type { PartState } from '@/hooks/common/forms/createVerifiedForm';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { VerifyPhone } from './VerifyPhone';
import styles from './VerifyPhone.module.css';

type Props = {
  state: PartState;
  /** Its number is known where the quote is this browser's. */
  quoteId: string | undefined;
  heading: string;
  onRetry: () => unknown;
  children: ReactNode;
};

const comingLines = [
  { width: '60%', height: '2.5rem' },
  { height: '7rem' },
  { height: '7rem' },
  { height: '7rem' },
];

function Unverified({ quoteId, onRetry }: Pick<Props, 'quoteId' | 'onRetry'>) {
  const t = useTranslations('verify');
  const { data, isLoading } = useQuote(quoteId);
  const own = data?.mobileNumber === undefined ? undefined : { ...data, mobileNumber: data.mobileNumber };
  return (
    <section className={`card ${styles.part}`}>
      <h2>{t('title')}</h2>
      <p>{t('private')}</p>
      {!isLoading && <VerifyPhone quote={own} onVerified={onRetry} />}
    </section>
  );
}

function Failed({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useTranslations('verify.part');
  const kind = useOnline() ? 'error' : 'offline';
  return (
    <Face
      kind={kind}
      title={t(`${kind}Title`)}
      action={
        <Button kind="act" onClick={() => onRetry()}>
          {t('again')}
        </Button>
      }
    >
      {t(`${kind}Text`)}
    </Face>
  );
}

/** A page for the owner of a quote alone: its content, or what stands in its way. */
export function VerifiedPart({ state, quoteId, heading, onRetry, children }: Props) {
  const t = useTranslations('verify.part');
  if (state === 'missing') {
    return (
      <Lost title={t('missingTitle')} text={t('missingText', { phone: brand.helplineNewPolicy })}>
        <ButtonLink kind="go" size="big" href={paths.getQuote}>
          {t('newQuote')}
        </ButtonLink>
      </Lost>
    );
  }
  if (state === 'ready') return children;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      {state === 'loading' && <Skeleton label={t('loading')} lines={comingLines} />}
      {state === 'unverified' && <Unverified quoteId={quoteId} onRetry={onRetry} />}
      {state === 'failed' && <Failed onRetry={onRetry} />}
    </div>
  );
}
