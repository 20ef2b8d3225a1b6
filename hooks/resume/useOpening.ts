import { useState } from 'react';
import { useToasts } from '@/hooks/common/useToasts';

/** One journey at a time is opened or discarded; `opening` is its quote id. A failure is told, and the list is read again. */
export function useOpening(readAgain: () => Promise<unknown>) {
  const toasts = useToasts();
  const [opening, setOpening] = useState<string>();
  const act = async (quoteId: string, how: (quoteId: string) => Promise<unknown>) => {
    setOpening(quoteId);
    try {
      await how(quoteId);
    } catch (error) {
      toasts.sayError(error);
      await readAgain();
    } finally {
      setOpening(undefined);
    }
  };
  return { opening, act };
}
