import { useLocale, useTranslations } from 'next-intl';
import type { ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import { ageInYears, todayInIndia } from '@/lib/domain/common/dates';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate } from '@/lib/i18n/format';
import type { AnswerProps } from './answerProps';
import { Choices } from './Choices';

export function WhoAnswer({ telling: { answers, draft, policies, asOf }, ...props }: AnswerProps) {
  const t = useTranslations('tellClaim.who');
  const locale = useLocale();
  const today = todayInIndia(asOf);
  const planOf = (policy: ClaimablePolicyDto) =>
    t('until', { plan: planNameOf(policy), date: formatDate(policy.endsOn, locale) });
  const choices = policies.flatMap((policy) =>
    policy.people.map(({ memberId, name, dateOfBirth }) => ({
      value: memberId,
      title: t('age', { name, age: ageInYears(dateOfBirth, today) }),
      text: planOf(policy),
    })),
  );
  return (
    <Choices
      {...props}
      choices={choices}
      value={answers.memberId}
      onChange={(memberId) => draft.change({ memberId })}
    />
  );
}
