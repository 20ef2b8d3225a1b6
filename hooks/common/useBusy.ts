import { useState } from 'react';
import { useToasts } from '@/hooks/common/useToasts';

/** Runs the work behind a button. A failure is told in a toast; resolves to whether it was done. */
export function useBusy() {
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toasts.sayError(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
