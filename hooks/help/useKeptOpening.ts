import { useState } from 'react';
import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

type Values = Record<'topic' | 'name' | 'mobileNumber' | 'email', string>;
const empty: Values = { topic: '', name: '', mobileNumber: '', email: '' };

const readOpening = () => ({
  ...empty,
  ...(readSessionObject('helpOpening') as Partial<Values> | undefined),
});

/** What is typed before a talk is kept in this tab. */
export function useKeptOpening() {
  const [known] = useState(readOpening);
  return { known, keep: (values: Values) => void writeSession('helpOpening', JSON.stringify(values)) };
}
