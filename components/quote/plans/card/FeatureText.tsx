import { useTranslations } from 'next-intl';
import type { Answer, Feature } from '@/lib/domain/plans/planFeatures.data';

/** The plan's answer; a dash if the feature does not apply. */
export function FeatureText({ feature, answer }: { feature: Feature; answer: Answer | undefined }) {
  const t = useTranslations('plans.features');
  const compare = useTranslations('choosing.compare');
  if (answer) return t(`${feature}.${answer.answer}` as 'room.any', answer.values);
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visuallyHidden">{compare('doesNotApply')}</span>
    </>
  );
}
