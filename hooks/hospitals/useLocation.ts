import { useState } from 'react';
import type { Point } from '@/lib/domain/places/places';

export type LocationState = 'none' | 'asking' | 'refused';

/** About a kilometre: enough for a list, and too little for a door. */
const PER_DEGREE = 100;
const WAIT_MS = 10_000;
const round = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

/** Asks the browser only when `ask` is called; what it can't or won't tell is a refusal. */
export function useLocation(tell: (at: Point) => void) {
  const [state, setState] = useState<LocationState>('none');
  const refuse = () => setState('refused');
  const ask = () => {
    if (!('geolocation' in navigator)) return refuse();
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('none');
        tell({ lat: round(coords.latitude), lng: round(coords.longitude) });
      },
      refuse,
      { timeout: WAIT_MS, maximumAge: WAIT_MS },
    );
  };
  return { state, ask, forget: () => setState('none') };
}
