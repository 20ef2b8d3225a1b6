import type { ComponentProps } from 'react';
import { changeKey } from '@/hooks/my/changeKey';
import { api } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { Proofs } from './Proofs';

type Props = { data: ChangeFormDto } & Pick<ComponentProps<typeof Proofs>, 'lead' | 'id' | 'error'>;

/** The proofs of a change of the policy. */
export function ChangeProofs({ data, ...shown }: Props) {
  const { changeId, papers = [] } = data;
  const of = changeId === undefined ? undefined : { owner: { changeId }, path: api.myChangeDocument };
  return <Proofs of={of && { ...of, key: changeKey(data) }} papers={papers} {...shown} />;
}
