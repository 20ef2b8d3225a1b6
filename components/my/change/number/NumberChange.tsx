import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useShownOutcome } from '@/hooks/common/page/useShownOutcome';
import { useNumberChange } from '@/hooks/my/useNumberChange';
import { paths } from '@/lib/config/paths';
import type { NumberChangeDto } from '@/lib/domain/my/numberChange';
import styles from '@/components/my/change/Change.module.css';
import { ChangeAnswered } from '@/components/my/change/ChangeAnswered';
import { Present } from '@/components/my/change/Present';
import { Withdraw } from '@/components/my/change/Withdraw';
import { NumberCodes } from './NumberCodes';
import { NumberRequest } from './NumberRequest';
import { NumberStart } from './NumberStart';

type Props = { policyNumber: string; isHydrated: boolean };

export function NumberChange({ policyNumber, isHydrated }: Props) {
  const t = useTranslations('change');
  const number = useNumberChange(policyNumber, isHydrated);
  const [isAnother, setIsAnother] = useState(false);
  const { change, last, present, isLoading } = number;
  const step = change ? [change.status, ...change.proven].join() : 'none';
  useShownOutcome('main', isLoading ? undefined : step);
  const isAnswered = last && !change && !isAnother;
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t('kinds.mobile.title')}</h1>
        <p className="lead">{t('kinds.mobile.lead')}</p>
      </header>
      {isLoading && <Skeleton label={t('loading')} lines={[{ height: '4rem' }, { height: '4rem' }]} />}
      {isAnswered && <ChangeAnswered last={last} onAnother={() => setIsAnother(true)} />}
      {!isAnswered && <Present present={present} />}
      {!isLoading && !change && !isAnswered && <NumberStart onBegin={number.begin} />}
      {change && <Part change={change} number={number} />}
    </div>
  );
}

type PartProps = { change: NumberChangeDto; number: ReturnType<typeof useNumberChange> };

function Part({ change, number }: PartProps) {
  const { status, way, mobileNumber } = change;
  const t = useTranslations('change.number');
  const toMy = useTranslations('change')('toMy');
  const withdraw = <Withdraw onWithdraw={number.withdraw} />;
  if (status === 'draft') {
    return (
      <>
        <p>{t('to', { mobile: mobileNumber })}</p>
        {way === 'codes' && <NumberCodes change={change} onProven={number.show} />}
        {way === 'request' && <NumberRequest change={change} onAsk={number.ask} />}
        <div className={styles.ways}>{withdraw}</div>
      </>
    );
  }
  return (
    <>
      <Note kind="good" role="status">
        {t(status === 'asked' ? 'asked' : 'moved', { mobile: mobileNumber })}
      </Note>
      <div className={styles.ways}>
        <ButtonLink href={paths.my}>{toMy}</ButtonLink>
        {status === 'asked' && withdraw}
      </div>
    </>
  );
}
