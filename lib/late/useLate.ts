import { useEffect, useState } from 'react';
import { loadLate } from './loadLate';

/** A module that loads after the page's own script; undefined until then. `load` must be stable. */
export function useLate<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ is: Loaded }>();
  useEffect(() => {
    void loadLate(load).then((is) => setLoaded({ is }));
  }, [load]);
  return loaded?.is;
}
