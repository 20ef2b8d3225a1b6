import { useState } from 'react';
import { todayInIndia } from '@/lib/domain/common/dates';

/** Today in India, fixed when the page mounts. */
export function useToday(): string {
  return useState(() => todayInIndia(new Date()))[0];
}
