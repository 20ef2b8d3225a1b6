import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import type { PageState } from '@/hooks/common/pageState';
import { useQuote } from '@/hooks/quote/useQuote';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import { VerifyPhone } from './VerifyPhone';
import styles from './VerifyPhone.module.css';

type Props = {
  state: PageState;
  /** Known if this browser owns the quote. */
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

export function VerifiedPart({ state, quoteId, heading, onRetry, children }: Props) {
  const t = useTranslations('verify.part');
  const newQuote = (
    <ButtonLink kind="go" size="big" href={paths.getQuote}>
      {t('newQuote')}
    </ButtonLink>
  );
  const phone = phoneInText(brand.helplineNewPolicy);
  return (
    <Gate
      state={state}
      heading={heading}
      className={styles.page}
      loading={{ label: t('loading'), lines: comingLines }}
      missing={{ title: t('missingTitle'), text: t('missingText', { phone }), ways: newQuote }}
      locked={{ proof: <Unverified quoteId={quoteId} onRetry={onRetry} /> }}
      failed={{ title: t('errorTitle'), text: t('errorText'), again: t('again'), onAgain: onRetry }}
    >
      {children}
    </Gate>
  );
}
