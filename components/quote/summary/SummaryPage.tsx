import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Gate } from '@/components/common/page/Gate';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { UncheckedNote } from '@/components/quote/members/UncheckedNote';
import { Progress } from '@/components/quote/Progress';
import {
  bill,
  callbacks,
  choosing,
  editing,
  forms,
  plans,
  share,
  validation,
  verify,
} from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { useHydrated } from '@/lib/late/useHydrated';
import { useSummaryQuote } from '@/hooks/quote/useSummary';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Summary.module.css';

type GateProps = Pick<ComponentProps<typeof Gate>, 'state' | 'children'> & { onAgain?: () => unknown };

function SummaryGate({ state, onAgain = () => undefined, children }: GateProps) {
  const t = useTranslations('quote.summary');
  const newQuote = (
    <ButtonLink kind="go" size="big" href={paths.getQuote}>
      {t('newQuote')}
    </ButtonLink>
  );
  const phone = phoneInText(brand.helplineNewPolicy);
  return (
    <Gate
      state={state}
      heading={t('heading')}
      className={styles.failed}
      loading={{
        label: t('loading'),
        lines: [{ height: '14rem' }, { width: '70%', height: '4rem' }, { height: '9rem' }],
      }}
      missing={{ title: t('missingTitle'), text: t('missingText', { phone }), ways: newQuote }}
      needsProof={{ title: t('otherDeviceTitle'), text: t('otherDeviceText'), open: t('openHere') }}
      failed={{ title: t('errorTitle'), text: t('errorText'), again: t('tryAgain'), onAgain }}
    >
      {children}
    </Gate>
  );
}

const Waiting = () => <SummaryGate state="loading">{null}</SummaryGate>;

const Summary = late({
  load: () => import('./Summary').then((module) => module.Summary),
  texts: { choosing, callbacks, editing, plans, bill, forms, share, validation, verify },
  waiting: Waiting,
});

export function SummaryPage() {
  const t = useTranslations('quote.summary');
  const { quote, state, mutate } = useSummaryQuote(useHydrated());
  const isLost = state === 'missing' || state === 'needsProof';
  if (quote && !quote.product && !isLost) {
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
      {!isLost && <Progress step="summary" />}
      <SummaryGate state={state} onAgain={() => mutate()}>
        {quote && (
          <>
            <div className="wrap">
              <UncheckedNote quoteId={quote.quoteId} />
            </div>
            <Summary key={quote.quoteId} quote={quote} />
          </>
        )}
      </SummaryGate>
    </>
  );
}
