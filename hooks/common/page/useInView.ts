import { type RefObject, useEffect, useState } from 'react';

/** Whether it is on the screen; undefined until that is known. */
export function useInView(ref: RefObject<Element | null>): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
