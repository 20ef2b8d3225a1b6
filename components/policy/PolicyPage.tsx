import { useTranslations } from 'next-intl';
import { OwnGate } from '@/components/verify/OwnGate';
import { usePolicy } from '@/hooks/policy/usePolicy';
import { useHydrated } from '@/lib/late/useHydrated';
import { PolicyView } from './PolicyView';

const coming = [{ height: '6rem' }, { height: '10rem' }, { height: '10rem' }];

export function PolicyPage() {
  const t = useTranslations('policy');
  const { policy, state, reload, cancel } = usePolicy(useHydrated());
  return (
    <OwnGate state={state} say={(word, phone) => t(word, phone)} coming={coming} onAgain={reload}>
      {policy && <PolicyView policy={policy} onCancel={cancel} />}
    </OwnGate>
  );
}
