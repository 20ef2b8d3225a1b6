import { api } from '@/lib/config/paths';

export const claimKeys = {
  detail: (claimId: string) => `${api.claimDetail}?${new URLSearchParams({ claimId })}`,
  others: (claimId: string) => `${api.claimOtherDetails}?${new URLSearchParams({ claimId })}`,
};
