import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { idleMinutesLeft } from '@/lib/client/desk/idle';
import { api } from '@/lib/config/paths';

const LOOK_MS = 5_000;

/** At the end the session is looked at, so that no number stays on a screen that nobody watches. */
export function useIdleMinutes(): number {
  const { mutate } = useSWRConfig();
  const [minutes, setMinutes] = useState(idleMinutesLeft);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = idleMinutesLeft();
      setMinutes(left);
      if (left === 0) void mutate(api.staffSession);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  return minutes;
}
