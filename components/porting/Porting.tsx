import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { type OwnPorts, usePorting } from '@/hooks/porting/usePorting';
import { brand } from '@/lib/brand';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './Porting.module.css';
import { PortForm } from './PortForm';
import { PortList } from './PortList';

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '4rem' }];

/** Behind a code, so that nobody moves another's policy. */
export function Porting() {
  const t = useTranslations('porting');
  const own = usePorting(useHydrated());
  const [number, setNumber] = useState<string>();
  return (
    <section id="apply" className={`light card ${styles.porting}`} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('title')}</h2>
      <PortList ports={own.data?.ports ?? []} onWithdraw={own.withdraw} />
      <Write own={own} number={number} onNumber={setNumber} />
      <p className="small">
        {t.rich('talk', {
          phone: () => <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>,
        })}
      </p>
    </section>
  );
}

type Props = { own: OwnPorts; number: string | undefined; onNumber: (number: string) => void };

function Write({ own, number, onNumber }: Props) {
  const t = useTranslations('porting');
  const [isAnother, setIsAnother] = useState(false);
  const { state, reload, data } = own;
  const isDone = data?.draft.version === 0 && data.ports.length > 0;
  if (state === 'ready' && isDone && !isAnother)
    return (
      <p>
        <Button kind="line" onClick={() => setIsAnother(true)}>
          {t('another')}
        </Button>
      </p>
    );
  // Remounts for the next one, which begins at its first question.
  if (state === 'ready') return <PortForm key={data?.draft.portId} own={own} number={number} />;
  if (state === 'loading') return <Skeleton lines={coming} label={t('loading')} />;
  if (state === 'locked') {
    const keep = (typed: string) => {
      onNumber(typed);
      return Promise.resolve(undefined);
    };
    return (
      <>
        <p>{t('lead')}</p>
        <p className="small">{t('proofText')}</p>
        <VerifyPhone purpose="porting" onNumber={keep} onVerified={reload} />
      </>
    );
  }
  return <AwayFace say={(word) => t(word)} onAgain={() => void reload()} />;
}
