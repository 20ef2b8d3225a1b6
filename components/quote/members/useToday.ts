import { useState } from 'react';
import { todayInIndia } from '@/lib/domain/common/dates';

/** Fixed when the page mounts. */
export function useToday(): string {
  return useState(() => todayInIndia(new Date()))[0];
}
