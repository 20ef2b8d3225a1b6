import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SentPapers } from '@/components/papers/SentPapers';
import { changeKey } from '@/hooks/my/changeKey';
import { api } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';

type Props = { data: ChangeFormDto } & Pick<ComponentProps<typeof SentPapers>, 'lead' | 'id' | 'error'>;

/** The papers that prove a change of the policy. */
export function ChangePapers({ data, ...shown }: Props) {
  const t = useTranslations('change.proof');
  const { changeId, papers = [] } = data;
  const owner = changeId === undefined ? undefined : { changeId };
  const of = owner && { owner, path: api.myChangeDocument, key: changeKey(data) };
  return <SentPapers of={of} papers={papers} title={t('title')} {...shown} />;
}
