import { useTranslations } from 'next-intl';
import { Steps } from '@/components/common/ui/heading/Steps';

const steps = ['family', 'plans', 'summary', 'buy'] as const;

function stateOf(at: number, now: number): 'done' | 'now' | 'later' {
  if (at === now) return 'now';
  return at < now ? 'done' : 'later';
}

export function Progress({ step }: { step: (typeof steps)[number] }) {
  const t = useTranslations('quote.steps');
  const now = steps.indexOf(step);
  return (
    <Steps
      label={t('label')}
      count={t('count', { at: now + 1, of: steps.length })}
      done={t('done')}
      steps={steps.map((each, at) => ({ id: each, label: t(each), state: stateOf(at, now) }))}
    />
  );
}
