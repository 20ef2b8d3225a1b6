import { useTranslations } from 'next-intl';
import { Steps } from '@/components/common/ui/heading/Steps';

const steps = ['trip', 'travellers', 'pay', 'certificate'] as const;

export function TripSteps({ step }: { step: (typeof steps)[number] }) {
  const t = useTranslations('tripSteps');
  const now = steps.indexOf(step);
  const stateOf = (at: number) => (at < now ? 'done' : 'later');
  return (
    <Steps
      label={t('label')}
      count={t('count', { at: now + 1, of: steps.length })}
      done={t('done')}
      steps={steps.map((id, at) => ({ id, label: t(id), state: at === now ? 'now' : stateOf(at) }))}
    />
  );
}
