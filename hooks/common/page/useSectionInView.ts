import { useEffect, useState } from 'react';

/** What is read stands a third below the upper edge. */
const READ = { rootMargin: '-33% 0px -66% 0px' };

/** The id of the section that is being read, out of these in their order; undefined above the first. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      setCurrent(all.findLast((id) => seen.has(id)));
    }, READ);
    all.flatMap((id) => document.getElementById(id) ?? []).forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [key]);
  return current;
}
