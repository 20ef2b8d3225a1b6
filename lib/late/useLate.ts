import { useEffect, useState } from 'react';
import { loadLate } from './loadLate';

/** Rules that come after the page's own script; undefined until they are here. `load` must be stable. */
export function useLate<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ is: Loaded }>();
  useEffect(() => {
    void loadLate(load).then((is) => setLoaded({ is }));
  }, [load]);
  return loaded?.is;
}
