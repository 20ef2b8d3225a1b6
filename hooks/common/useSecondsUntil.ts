import { useEffect, useState } from 'react';

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** `at` in milliseconds; correct even where a sleeping tab misses ticks. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at));
  const [counted, setCounted] = useState(at);
  if (counted !== at) {
    setCounted(at);
    setLeft(secondsUntil(at));
  }
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
