import { useEffect, useRef } from 'react';
import { showPart } from '@/hooks/common/showPart';

/**
 * Shows the part once its state is another and what was pressed is gone with the focus. The state is undefined while it
 * is read.
 */
export function useShownOutcome(id: string, state: string | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (state === undefined) return;
    const isOther = before.current !== undefined && before.current !== state;
    before.current = state;
    if (isOther && document.activeElement === document.body) showPart(id);
  }, [id, state]);
}
