import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useFragment } from '@/hooks/common/page/useFragment';
import { useShownOutcome } from '@/hooks/common/page/useShownOutcome';
import { useChange } from '@/hooks/my/useChange';
import { useHydrated } from '@/lib/late/useHydrated';
import { paths } from '@/lib/config/paths';
import { type ChangeKind, isChangeKind } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import styles from './Change.module.css';
import { ChangeAnswered } from './ChangeAnswered';
import { ChangeAsked } from './ChangeAsked';
import { ChangeForm } from './ChangeForm';
import { ChangeToPay } from './ChangeToPay';
import { ChooseChange } from './ChooseChange';
import { NumberChange } from './number/NumberChange';
import { StopChange } from './StopChange';

const STOPS = { number: 'stop-', account: 'keep-' } as const;

function usePolicyNumber(): string | undefined {
  const named = useRouter().asPath.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return isPolicyNumber(named) ? named : undefined;
}

export function ChangePage() {
  const isHydrated = useHydrated();
  const named = useFragment() ?? '';
  const kind = isChangeKind(named) ? named : undefined;
  const policyNumber = usePolicyNumber();
  for (const what of ['number', 'account'] as const)
    if (named.startsWith(STOPS[what]))
      return <StopChange of={what} token={named.slice(STOPS[what].length)} />;
  if (named === 'mobile' && policyNumber)
    return <NumberChange policyNumber={policyNumber} isHydrated={isHydrated} />;
  if (isHydrated && policyNumber && !kind) return <ChooseChange policyNumber={policyNumber} />;
  return (
    <OneChange
      key={`${policyNumber} ${kind}`}
      policyNumber={policyNumber}
      kind={kind}
      isHydrated={isHydrated}
    />
  );
}

type Props = { policyNumber: string | undefined; kind: ChangeKind | undefined; isHydrated: boolean };

function OneChange({ policyNumber, kind, isHydrated }: Props) {
  const t = useTranslations('change');
  const named = policyNumber && kind ? { policyNumber, kind } : undefined;
  const change = useChange(named, isHydrated);
  const { data, state, retry } = change;
  useShownOutcome('main', state === 'ready' ? data?.status : undefined);
  const toMy = <ButtonLink href={paths.my}>{t('toMy')}</ButtonLink>;
  return (
    <Gate
      state={state}
      heading={kind ? t(`kinds.${kind}.title`) : t('title')}
      className={styles.page}
      loading={{ label: t('loading'), lines: [{ height: '4rem' }, { height: '4rem' }, { height: '4rem' }] }}
      missing={{ title: t('missingTitle'), text: t('missingText'), ways: toMy }}
      locked={{ text: t('lockedText'), proof: <VerifyPhone onVerified={retry} /> }}
      failed={{
        title: t('errorTitle'),
        text: t('errorText'),
        again: t('again'),
        onAgain: retry,
      }}
    >
      {data && <Face data={data} change={change} onChanged={retry} />}
    </Gate>
  );
}

type FaceProps = {
  data: ChangeFormDto;
  change: ReturnType<typeof useChange>;
  onChanged: () => Promise<void>;
};

const takeFocus = (form: HTMLElement | null) => form?.focus();

function Face({ data, change, onChanged }: FaceProps) {
  const t = useTranslations('change');
  const [isAnother, setIsAnother] = useState(false);
  const { withdraw } = change;
  if (data.last && !isAnother)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{t(`kinds.${data.kind}.title`)}</h1>
        <ChangeAnswered last={data.last} onAnother={() => setIsAnother(true)} />
      </div>
    );
  if (data.status === 'draft')
    return (
      <div tabIndex={-1} ref={isAnother ? takeFocus : undefined}>
        <ChangeForm change={change} data={data} />
      </div>
    );
  if (data.status === 'toPay') return <ChangeToPay data={data} onChanged={onChanged} onWithdraw={withdraw} />;
  return <ChangeAsked data={data} onWithdraw={withdraw} />;
}
