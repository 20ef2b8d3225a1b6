import { useState } from 'react';
import { todayInIndia } from '@/lib/domain/common/dates';

/** The day on which this page was opened. */
export function useToday(): string {
  return useState(() => todayInIndia(new Date()))[0];
}
