import { useRouter } from 'next/router';
import { readLeadIds, readSession } from '@/lib/client/saving/storage';

export function useQuoteId(isHydrated: boolean): string | undefined {
  const { quoteId } = useRouter().query;
  if (typeof quoteId === 'string') return quoteId;
  return isHydrated ? (readSession('quoteId') ?? readLeadIds().quoteId) : undefined;
}
