import { useTranslations } from 'next-intl';
import type { Answer } from '@/lib/domain/plans/planFeatures.data';
import type { Claim } from '@/lib/domain/plans/planClaims';

/** Words a claim for the named variant, with what other variants add to it. */
export function useClaims() {
  const t = useTranslations('planClaims');
  const say = (kind: 'points' | 'short', feature: Claim['feature'], { answer, values }: Answer) =>
    t(`${kind}.${feature}.${answer}` as 'points.room.any', values);
  const textOf = ({ feature, only, ...answer }: Claim) => {
    const claim = say('points', feature, answer);
    return only ? t('only', { claim, variants: only.join(', ') }) : claim;
  };
  const moreOf = ({ feature, better }: Claim) =>
    better && t('better', { variants: better.variants.join(', '), more: say('short', feature, better) });
  return { textOf, moreOf };
}
