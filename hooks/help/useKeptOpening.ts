import { useState } from 'react';
import { readSession, writeSession } from '@/lib/client/saving/storage';

type Values = Record<'topic' | 'name' | 'mobileNumber' | 'email', string>;
const empty: Values = { topic: '', name: '', mobileNumber: '', email: '' };

function readOpening(): Values {
  try {
    return { ...empty, ...(JSON.parse(readSession('helpOpening') ?? '{}') as Partial<Values>) };
  } catch {
    return empty;
  }
}

/** What is typed before a talk is kept in this tab. */
export function useKeptOpening() {
  const [known] = useState(readOpening);
  return { known, keep: (values: Values) => void writeSession('helpOpening', JSON.stringify(values)) };
}
