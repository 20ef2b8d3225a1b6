import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { BehindCode } from '@/components/verify/BehindCode';
import { OwnPart } from '@/components/verify/OwnPart';
import { type OwnPorts, usePorting } from '@/hooks/porting/usePorting';
import { brand } from '@/lib/brand';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './Porting.module.css';
import { PortForm } from './PortForm';
import { PortList } from './PortList';

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '4rem' }];

/** The form is behind a code, so that nobody moves another's policy. */
export function Porting() {
  return (
    <OwnPart id="apply" className={`light card ${styles.porting}`} titleId="apply-title">
      <Move />
    </OwnPart>
  );
}

function Move() {
  const t = useTranslations('porting');
  const own = usePorting(useHydrated());
  return (
    <>
      <h2 id="apply-title">{t('title')}</h2>
      <PortList ports={own.data?.ports ?? []} onWithdraw={own.withdraw} />
      <BehindCode
        own={own}
        coming={coming}
        at="apply"
        purpose="porting"
        say={(word) => t(word)}
        locked={(proof) => (
          <>
            <p>{t('lead')}</p>
            <p className="small">{t('proofText')}</p>
            {proof}
          </>
        )}
      >
        {(number) => <Write own={own} number={number} />}
      </BehindCode>
      <p className="small">
        {t.rich('talk', {
          phone: () => <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>,
        })}
      </p>
    </>
  );
}

function Write({ own, number }: { own: OwnPorts; number: string | undefined }) {
  const t = useTranslations('porting');
  const [another, setAnother] = useState<string>();
  const { data } = own;
  const portId = data?.draft.portId;
  const isDone = data?.draft.version === 0 && data.ports.length > 0;
  const isAnother = another !== undefined && another === portId;
  if (isDone && !isAnother)
    return (
      <p>
        <Button kind="line" onClick={() => setAnother(portId)}>
          {t('another')}
        </Button>
      </p>
    );
  // The form remounts for the next move, which begins at its first question.
  return <PortForm key={portId} own={own} number={number} isAnother={isAnother} />;
}
