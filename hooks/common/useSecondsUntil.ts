import { useEffect, useState } from 'react';

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Counts down to a moment (milliseconds), also where a sleeping tab misses some of the ticks. */
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
