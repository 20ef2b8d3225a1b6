import { mutate } from 'swr';
import { paperSenders } from '@/lib/client/papers/paperSenders';
import { api } from '@/lib/config/paths';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { claimKeys } from './claimKeys';

async function reloadClaim(claimId: string): Promise<void> {
  await Promise.all([mutate(claimKeys.others(claimId)), mutate(claimKeys.detail(claimId))]);
}

export const claimSender = paperSenders<Paper, string>((claimId) => ({
  path: api.claimDocument,
  owner: { claimId },
  onSettled: () => reloadClaim(claimId),
}));
