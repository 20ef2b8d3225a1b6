import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useHydrated } from '@/hooks/common/useHydrated';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { useSummaryQuote } from '@/hooks/quote/useSummary';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import { Progress } from '@/components/quote/Progress';
import styles from './Summary.module.css';
import { UncheckedNote } from '@/components/quote/members/UncheckedNote';
import { SummaryTexts } from './SummaryTexts';

function Waiting() {
  const t = useTranslations('journey.summary');
  return (
    <div className={`wrap ${styles.failed}`}>
      <h1>{t('heading')}</h1>
      <Skeleton
        label={t('loading')}
        lines={[{ height: '14rem' }, { width: '70%', height: '4rem' }, { height: '9rem' }]}
      />
    </div>
  );
}

const Summary = dynamic(() => import('./Summary').then((module) => module.Summary), {
  ssr: false,
  loading: Waiting,
});

/** The summary of the quote in the address, or what is to be done where there is none. */
export function SummaryPage() {
  const t = useTranslations('journey.summary');
  const { quote, isMissing, isElsewhere, hasFailed, mutate } = useSummaryQuote(useHydrated());

  if (isElsewhere) {
    return (
      <Lost title={t('elsewhereTitle')} text={t('elsewhereText')}>
        <ButtonLink kind="go" size="big" href={paths.continue}>
          {t('openHere')}
        </ButtonLink>
      </Lost>
    );
  }
  if (isMissing) {
    return (
      <Lost title={t('missingTitle')} text={t('missingText', { phone: brand.helplineNewPolicy })}>
        <ButtonLink kind="go" size="big" href={paths.getQuote}>
          {t('newQuote')}
        </ButtonLink>
      </Lost>
    );
  }
  if (quote && !quote.product) {
    return (
      <Lost title={t('noPlanTitle')} text={t('noPlanText')}>
        <ButtonLink kind="go" size="big" href={`${quoteUrl(quote.quoteId)}#plans`}>
          {t('choosePlan')}
        </ButtonLink>
      </Lost>
    );
  }
  return (
    <>
      <Progress step="summary" />
      {hasFailed && (
        <div className={`wrap ${styles.failed}`}>
          <Face
            kind="error"
            title={t('errorTitle')}
            action={
              <Button kind="act" onClick={() => void mutate()}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t('errorText')}
          </Face>
        </div>
      )}
      {!quote && !hasFailed && <Waiting />}
      {quote && (
        <div className="wrap">
          <UncheckedNote quoteId={quote.quoteId} />
        </div>
      )}
      {quote && (
        <Suspense fallback={<Waiting />}>
          <SummaryTexts>
            <Summary key={quote.quoteId} quote={quote} />
          </SummaryTexts>
        </Suspense>
      )}
    </>
  );
}
