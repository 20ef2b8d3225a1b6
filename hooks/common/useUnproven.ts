import { useEffect } from 'react';
import { onUnproven } from '@/lib/client/common/unproven';

export function useUnproven(reload: () => unknown): void {
  useEffect(() => onUnproven(() => void reload()), [reload]);
}
