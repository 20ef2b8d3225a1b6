import { startTransition, useEffect, useState } from 'react';

/** Runs this once the browser has painted what is drawn now. Returns how to give it up. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until the first drawing is painted. What is drawn after that is styled and laid out in a frame of its own. */
export function useNextFrame(): boolean {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => afterFrame(() => startTransition(() => setIsNext(true))), []);
  return isNext;
}
