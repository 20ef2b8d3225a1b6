import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import summary from '@/components/quote/summary/Summary.module.css';
import { Select } from '@/components/common/form/Select';
import { Link } from '@/components/common/ui/Link';
import { Button } from '@/components/common/ui/Button';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { usePromisedCall } from '@/hooks/callbacks/usePromisedCall';
import { useSubmit } from '@/hooks/common/useSubmit';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import type { CallTime } from '@/lib/domain/callbacks/callHours';
import { CALL_TIMES } from '@/lib/domain/kyc/form';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './AskForCall.module.css';

const TITLES = { plan: 'title', trip: 'title', payment: 'paymentTitle' } as const;
/** On the payment page the primary action is to pay, so this button is secondary there. */
const KINDS = { plan: 'go', trip: 'go', payment: 'act' } as const;

type Props = {
  quoteId: string;
  about: keyof typeof TITLES;
  reference: string;
  mobileNumber?: string;
};

/** Requests a call about a quote, then shows its time. */
export function AskForCall({ quoteId, about, reference, mobileNumber = '' }: Props) {
  const t = useTranslations('callbacks');
  const { call, isLoading, needsProof, ask, reload } = usePromisedCall(quoteId);
  const [isChanging, setIsChanging] = useState(false);
  const phone = brand.helplineNewPolicy;
  const askAt = async (when: CallTime) => {
    await ask(when);
    setIsChanging(false);
  };
  return (
    <section className={`card ${summary.nextStep}`}>
      <h2>{t(TITLES[about])}</h2>
      <p>{t(about, { reference })}</p>
      {isLoading && <Skeleton lines={[{ height: '6rem' }]} label={t('loading')} />}
      <div role="status">{call && !isChanging && <Promised call={call} mobileNumber={mobileNumber} />}</div>
      {call && !isChanging && (
        <button type="button" className="link" onClick={() => setIsChanging(true)}>
          {t('change')}
        </button>
      )}
      {needsProof && <VerifyPhone quote={{ quoteId, mobileNumber }} onVerified={() => reload()} />}
      {!isLoading && !needsProof && (!call || isChanging) && <WhenForm onAsk={askAt} kind={KINDS[about]} />}
      <p className="small">{t.rich('sooner', { phone: () => <a href={`tel:${phone}`}>{phone}</a> })}</p>
    </section>
  );
}

function Promised({ call, mobileNumber }: { call: CallbackDto; mobileNumber: string }) {
  const t = useTranslations('callbacks');
  const locale = useLocale();
  return (
    <p>
      {t.rich('promised', {
        number: () => <b className="num">{mobileNumber}</b>,
        day: formatDateOf(call.from, locale),
        from: formatTimeOf(call.from),
        to: formatTimeOf(call.to),
        series: brand.callsFrom,
      })}
    </p>
  );
}

type WhenProps = { onAsk: (when: CallTime) => Promise<void>; kind: 'act' | 'go' };

function WhenForm({ onAsk, kind }: WhenProps) {
  const t = useTranslations('callbacks');
  const [when, setWhen] = useState<CallTime>('morning');
  const { isBusy, failure, run } = useSubmit({ conflict: t('failed'), failed: t('failed') });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onAsk(when));
      }}
    >
      <Select
        id="call-time"
        label={t('when')}
        error={failure?.message}
        options={CALL_TIMES.map((value) => ({ value, label: t(`times.${value}`) }))}
        value={when}
        onChange={({ target }) => setWhen(CALL_TIMES.find((each) => each === target.value) ?? when)}
      />
      <p className="tiny">
        {t('consent')} <Link href={paths.doNotDisturb}>{t('withdraw')}</Link>
      </p>
      <Button kind={kind} size="big" icon="phone" type="submit" busy={isBusy}>
        {t('ask')}
      </Button>
    </form>
  );
}
