import { api } from '@/lib/config/paths';
import type { ChangeKind } from '@/lib/domain/my/changes';

export type NamedChange = { policyNumber: string; kind: ChangeKind };

/** The key under which SWR holds a change. */
export const changeKey = ({ policyNumber, kind }: NamedChange) =>
  `${api.myChange}?${new URLSearchParams({ policyNumber, kind })}`;
